import { describe, expect, it } from 'vitest'
import { customersOf } from './customers.ts'
import { refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

const UNKNOWN = 'f'.repeat(32)

/** The actions of a customer on a sent quote request. */
export function orderActionsSuite(endpoint: () => ShopEndpoint): void {
  const { device, customer } = customersOf(endpoint)

  describe('a sent order', () => {
    it('is not paid, and can be withdrawn', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call } = await customer()
      const isVariant = { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'parentId', value: null }] }
      const { json } = await call('POST /product', { limit: 1, filter: [isVariant] })
      await call('POST /checkout/cart/line-item', { items: [{ type: 'product', referencedId: json.elements[0].id }] })
      const orderId = (await call('POST /checkout/order', {})).json.id
      const paymentMethodId = (await call('POST /payment-method', {})).json.elements[0].id
      expect((await call('POST /handle-payment', { orderId })).json).toMatchObject({ redirectUrl: null })
      expect((await call('POST /order/payment', { orderId, paymentMethodId })).json).toMatchObject({ success: true })
      const cancelled = await call('POST /order/state/cancel', { orderId })
      expect([cancelled.status, cancelled.json.technicalName]).toEqual([200, 'cancelled'])
      const again = await call('POST /order/state/cancel', { orderId })
      expect([again.status, again.json.technicalName]).toEqual([200, 'cancelled'])
      const download = await call(`GET /order/download/${orderId}/${UNKNOWN}`)
      expect(refusalOf(download)[0]).toBe(404)
    })

    it('is sent as a file to its sender, where the shop has one', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call } = await customer()
      const isVariant = { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'parentId', value: null }] }
      const { json } = await call('POST /product', { limit: 1, filter: [isVariant] })
      await call('POST /checkout/cart/line-item', { items: [{ type: 'product', referencedId: json.elements[0].id }] })
      const { id } = (await call('POST /checkout/order', {})).json
      const associations = { documents: { associations: { documentType: {} } } }
      const [order] = (await call('POST /order', { ids: [id], associations })).json.orders.elements
      if (order.documents.length === 0) skip()
      const [document] = order.documents
      expect(document.documentType.name).toEqual(expect.any(String))
      const address = `/document/download/${document.id}/${document.deepLinkCode}`
      const file = await call(`GET ${address}`)
      expect([file.status, file.headers.get('content-type'), file.file]).toEqual([200, 'application/pdf', '%PDF-'])
      const { call: stranger } = await customer()
      expect(refusalOf(await stranger(`POST ${address}`, {}))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    })

    it('has no document of an invented id, and no imitated sender', async () => {
      const document = await device()(`POST /document/download/${UNKNOWN}/${UNKNOWN}`, {})
      expect(refusalOf(document)).toEqual([404, 'DOCUMENT__DOCUMENT_NOT_FOUND'])
      const imitation = { token: 'x', customerId: UNKNOWN, userId: UNKNOWN }
      expect(refusalOf(await device()('POST /account/login/imitate-customer', imitation))[0]).toBe(400)
    })
  })
}
