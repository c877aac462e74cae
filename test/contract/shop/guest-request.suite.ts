import { describe, expect, it } from 'vitest'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { asking, refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

const PASSWORD = 'Sehr-geheim-12'
const ZIPCODE = '12345'
let count = 0

/**
 * The quote request of a guest, which is read by its link from another browser.
 * @param hasOwnOperations whether the shop has the operations that a Shopware 6.6 does not have.
 */
export function guestRequestSuite(endpoint: () => ShopEndpoint, { hasOwnOperations = false } = {}): void {
  const ask = asking(endpoint)
  const visitor = () => {
    let token = ''
    return async (address: string, body?: unknown) => {
      const answer = await ask(address, { body, headers: { [CONTEXT_TOKEN]: token } })
      token = answer.headers.get(CONTEXT_TOKEN) ?? ''
      return answer
    }
  }
  /** A guest who has sent a request, and what its link asks for. */
  const sent = async () => {
    const call = visitor()
    const isVariant = { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'parentId', value: null }] }
    const variants = await call('POST /product', { limit: 1, filter: [isVariant] })
    await call('POST /checkout/cart/line-item', {
      items: [{ type: 'product', referencedId: variants.json.elements[0].id, quantity: 1 }],
    })
    const countries = await call('POST /country', { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] })
    const countryId: string = countries.json.elements[0].id
    const email = `guest-${Date.now()}-${++count}@example.com`
    await call('POST /account/register', {
      guest: true,
      email,
      firstName: 'Ada',
      lastName: 'Guest',
      acceptedDataProtection: true,
      storefrontUrl: endpoint().storefrontUrl,
      billingAddress: { street: 'Ring 1', zipcode: ZIPCODE, city: 'Town', countryId },
    })
    const { json } = await call('POST /checkout/order', {})
    return { call, email, countryId, number: json.orderNumber as string, deepLinkCode: json.deepLinkCode as string }
  }
  const byLink = (deepLinkCode: string, email: string, zipcode: string) =>
    visitor()('POST /order', {
      filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
      email,
      zipcode,
    })

  describe('the request of a guest', () => {
    it('is read by its link with e-mail address and zip code, and with nothing less', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { email, number, deepLinkCode } = await sent()
      const { json } = await byLink(deepLinkCode, email, ZIPCODE)
      expect(json.orders.elements.map((order: { orderNumber: string }) => order.orderNumber)).toEqual([number])
      const wrong = [403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS']
      expect(refusalOf(await byLink(deepLinkCode, email, '54321'))).toEqual(wrong)
      expect((await byLink('f'.repeat(32), email, ZIPCODE)).json.orders?.elements ?? []).toEqual([])
    })

    it('asks for a country’s states, of which it may have none', async ({ skip }) => {
      if (!endpoint().writable) skip()
      const { call, countryId } = await sent()
      const states = await call(`POST /country-state/${countryId}`, {})
      expect([states.status, states.json.elements]).toEqual([200, expect.any(Array)])
    })

    it('goes along into an account', async ({ skip }) => {
      if (!endpoint().writable || !hasOwnOperations) skip()
      const { email, number, deepLinkCode } = await sent()
      const call = visitor()
      const link = { deepLinkCode, email, zipcode: ZIPCODE }
      const weak = await call('POST /account/convert-guest', { ...link, password: 'kurz' })
      expect(refusalOf(weak)).toEqual([400, 'VIOLATION::TOO_SHORT_ERROR'])
      expect((await call('POST /account/convert-guest', { ...link, password: PASSWORD })).status).toBe(200)
      const { orders } = (await call('POST /order', {})).json
      expect(orders.elements.map((order: { orderNumber: string }) => order.orderNumber)).toEqual([number])
      expect((await visitor()('POST /account/login', { username: email, password: PASSWORD })).status).toBe(200)
    })
  })

  describe('operations that no Shopware 6.6 has', () => {
    it('confirm no new e-mail address by an invented link', async ({ skip }) => {
      if (!hasOwnOperations) skip()
      const link = { em: 'x', hash: 'x'.repeat(32) }
      const unknown = await visitor()('POST /account/change-email-confirm', link)
      expect(refusalOf(unknown)).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
    })

    // Differs from the specification: 14.
    it('start no payment', async ({ skip }) => {
      if (!hasOwnOperations) skip()
      const { status, json } = await visitor()('POST /klarna/session/start', {})
      expect([status, json.client_token]).toEqual([200, null])
    })
  })
}
