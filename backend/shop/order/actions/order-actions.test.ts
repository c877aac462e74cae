import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { readOrder } from '#backend/shop/order/read-order.ts'
import { AS_STORED } from '#backend/shop/cart/cart-products.ts'
import { writeQuoteRequestMail } from '#backend/shop/order/mails/quote-request-mails.tsx'
import { companySchema } from '#contracts/company.ts'
import company from '#data/company.json' with { type: 'json' }
import { type AccountShop, openAccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { readyToOrder, visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'

const UNKNOWN = 'f'.repeat(32)
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
const NO_ORDER = [404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND']

describeOnEachDatabase('A sent quote request', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  let guest: StoreVisitor
  let stranger: StoreVisitor
  let paymentMethodId: string
  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
    guest = await readyToOrder(accounts.shop, PRODUCTS.green)
    stranger = await readyToOrder(accounts.shop, PRODUCTS.green, { email: 'fremd@example.com' })
    paymentMethodId = (await guest.call('POST /payment-method', {})).json.elements[0].id
  })
  const visit = () => visitShop(accounts.shop)
  const codeOf = ({ status, json }: { status: number; json: { errors?: { code: string }[] } }) => [
    status,
    json.errors?.[0]?.code,
  ]
  const send = async (): Promise<{ id: string; orderNumber: string }> => {
    const items = [{ type: 'product', referencedId: PRODUCTS.green }]
    await guest.call('POST /checkout/cart/line-item', { items })
    return (await guest.call('POST /checkout/order', {})).json
  }
  const stateOf = async (id: string) =>
    (await guest.call('POST /order', { ids: [id], associations: { stateMachineState: {} } })).json.orders.elements[0]
      .stateMachineState

  test('has no payment to go to, for its sender alone', async () => {
    const { id: orderId } = await send()
    const urls = { finishUrl: 'https://shop.example/finish', errorUrl: 'https://shop.example/error' }
    const paid = await guest.call('POST /handle-payment', { orderId, ...urls })
    expect([paid.status, paid.json]).toEqual([200, { redirectUrl: null, apiAlias: 'array_struct' }])
    expect((await guest.call(`GET /handle-payment?orderId=${orderId}`)).json).toMatchObject({ redirectUrl: null })
    const invalid = [404, 'CHECKOUT__INVALID_ORDER_ID']
    expect(codeOf(await stranger.call('POST /handle-payment', { orderId }))).toEqual(invalid)
    expect(codeOf(await guest.call('POST /handle-payment', { orderId: UNKNOWN }))).toEqual(invalid)
    expect(codeOf(await visit().call('POST /handle-payment', { orderId }))).toEqual(NOT_LOGGED_IN)
    const missing = await guest.call('POST /handle-payment', {})
    expect(missing.json.errors).toMatchObject([{ code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/orderId' } }])
  })

  test('keeps its one payment method', async () => {
    const { id: orderId } = await send()
    const set = (visitor: StoreVisitor, body: object) => visitor.call('POST /order/payment', body)
    const kept = await set(guest, { orderId, paymentMethodId })
    expect([kept.status, kept.json]).toMatchObject([200, { success: true }])
    expect(codeOf(await set(guest, { orderId, paymentMethodId: UNKNOWN }))).toEqual([
      404,
      'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    ])
    expect(codeOf(await set(stranger, { orderId, paymentMethodId }))).toEqual(NO_ORDER)
    expect(codeOf(await set(visit(), { orderId, paymentMethodId }))).toEqual(NOT_LOGGED_IN)
    expect(codeOf(await set(guest, { orderId: 'x', paymentMethodId }))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })

  test('has no downloads, and no documents where nothing prints them', async () => {
    const { id } = await send()
    expect((await guest.call('POST /order', { ids: [id] })).json.orders.elements[0].documents).toEqual([])
    const noDocument = [404, 'DOCUMENT__DOCUMENT_NOT_FOUND']
    for (const method of ['GET', 'POST']) {
      const answer = await guest.call(`${method} /document/download/${UNKNOWN}/${UNKNOWN}`)
      expect(codeOf(answer)).toEqual(noDocument)
    }
    const noFile = [404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND']
    expect(codeOf(await guest.call(`GET /order/download/${id}/${UNKNOWN}`))).toEqual(noFile)
    expect(codeOf(await visit().call(`GET /order/download/${id}/${UNKNOWN}`))).toEqual(NOT_LOGGED_IN)
  })

  test('is withdrawn by its sender once, and sales is told', async () => {
    const { id: orderId, orderNumber } = await send()
    expect((await stateOf(orderId)).technicalName).toBe('open')
    accounts.mail.jobs.length = 0
    const cancelled = await guest.call('POST /order/state/cancel', { orderId })
    expect([cancelled.status, cancelled.json]).toMatchObject([200, { technicalName: 'cancelled', name: 'Storniert' }])
    expect(await stateOf(orderId)).toMatchObject({ technicalName: 'cancelled', translated: { name: 'Storniert' } })
    expect(accounts.mail.jobs).toEqual([{ kind: 'cancellation', orderId }])
    const again = await guest.call('POST /order/state/cancel', { orderId })
    expect([again.status, again.json.technicalName, accounts.mail.jobs.length]).toEqual([200, 'cancelled', 1])
    const settings = { from: 'a@example.com', sales: 'vertrieb@example.com', company: companySchema.parse(company) }
    const order = await readOrder({ db: database.db, ...AS_STORED }, orderId)
    const mail = await writeQuoteRequestMail('cancellation', order, settings)
    expect([mail.to.address, mail.subject]).toEqual([
      'vertrieb@example.com',
      `Anfrage ${orderNumber} zurückgezogen: Erika Muster`,
    ])
    expect(mail.text).toContain('Erika Muster hat diese Anfrage zurückgezogen.')
  })

  test('is withdrawn by no one else', async () => {
    const { id: orderId } = await send()
    accounts.mail.jobs.length = 0
    const cancel = (visitor: StoreVisitor, body: object) => visitor.call('POST /order/state/cancel', body)
    expect(codeOf(await cancel(stranger, { orderId }))).toEqual(NO_ORDER)
    expect(codeOf(await cancel(visit(), { orderId }))).toEqual(NOT_LOGGED_IN)
    expect(codeOf(await cancel(guest, { orderId: UNKNOWN }))).toEqual(NO_ORDER)
    expect(codeOf(await cancel(guest, {}))).toEqual([400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER'])
    expect([(await stateOf(orderId)).technicalName, accounts.mail.jobs]).toEqual(['open', []])
  })

  test('is read by no one who imitates its sender', async () => {
    const customerId = (await guest.call('POST /account/customer', {})).json.id
    const imitate = (body: object) => visit().call('POST /account/login/imitate-customer', body)
    const invalid = [400, 'CHECKOUT__IMITATE_CUSTOMER_INVALID_TOKEN']
    for (const id of [customerId, UNKNOWN]) {
      expect(codeOf(await imitate({ token: 'x', customerId: id, userId: UNKNOWN }))).toEqual(invalid)
    }
    expect((await imitate({})).json.errors).toMatchObject([
      { code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/token' } },
      { code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/customerId' } },
      { code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/userId' } },
    ])
  })
})
