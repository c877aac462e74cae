import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#contracts/locales.ts'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import { CZECH } from '#contracts/shop/languages.ts'
import type { Order } from '#contracts/shop/order.ts'
import { type AccountShop, openAccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { readyToOrder, type StoreVisitor, visitShop } from '#test/support/sales-shop.ts'

const UNKNOWN = 'f'.repeat(32)
const EMAIL = 'erika@example.com'
const PROOF = { email: EMAIL, zipcode: '12345' }
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
const NO_DOCUMENT = [404, 'DOCUMENT__DOCUMENT_NOT_FOUND']

/** A response that may be a file. */
interface Download {
  status: number
  headers: Headers
  text: string
}

describeOnEachDatabase('The document of a quote request', (open) => {
  let accounts: AccountShop
  let guest: StoreVisitor
  let isPrinterBusy = false
  const printed: { order: Order; locale: Locale }[] = []
  beforeAll(async () => {
    accounts = await openAccountShop(await open(), {
      printRequest: async (order, locale) => {
        printed.push({ order, locale })
        const name = `Anfrage-${order.orderNumber}.pdf`
        return isPrinterBusy ? undefined : { name, pdf: new TextEncoder().encode(`%PDF ${order.orderNumber}`) }
      },
    })
    guest = await readyToOrder(accounts.shop, PRODUCTS.green)
  })

  const send = async (visitor = guest): Promise<Order> => {
    const items = [{ type: 'product', referencedId: PRODUCTS.green }]
    await visitor.call('POST /checkout/cart/line-item', { items })
    return (await visitor.call('POST /checkout/order', {})).json
  }
  const documentOf = async ({ id }: Order, visitor = guest, associations = {}, headers = {}) => {
    const { json } = await visitor.call('POST /order', { ids: [id], associations }, headers)
    return json.orders.elements[0].documents[0]
  }
  const download = (
    { id, deepLinkCode }: { id: string; deepLinkCode: string },
    { visitor, body, search = '' }: Partial<Asking> = {},
  ) => downloadFrom(accounts.shop, `/document/download/${id}/${deepLinkCode}${search}`, { visitor, body })

  test('is listed with the request, and its kind and file on demand', async () => {
    const order = await send()
    expect(await documentOf(order)).toMatchObject({
      deepLinkCode: expect.stringMatching(/^[0-9a-f]{32}$/),
      orderId: order.id,
      documentNumber: order.orderNumber,
      fileType: 'pdf',
      documentType: null,
      documentMediaFile: null,
      apiAlias: 'document',
    })
    const associations = { documents: { associations: { documentType: {}, documentMediaFile: {} } } }
    const inCzech = await documentOf(order, guest, associations, { 'sw-language-id': CZECH })
    expect(inCzech).toMatchObject({
      documentType: { technicalName: 'quote_request', name: 'Poptávka' },
      documentMediaFile: { fileName: order.orderNumber, fileExtension: 'pdf', mimeType: 'application/pdf' },
    })
    expect(inCzech.deepLinkCode).not.toBe(order.deepLinkCode)
  })

  test('is sent to its sender, by POST and by GET, to be shown or to be saved', async () => {
    const order = await send()
    const document = await documentOf(order)
    const shown = await download(document, { visitor: guest, body: {} })
    expect([shown.status, shown.text]).toEqual([200, `%PDF ${order.orderNumber}`])
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename=Anfrage-${order.orderNumber}.pdf`,
      'cache-control': 'no-store',
      [CONTEXT_TOKEN]: guest.token,
    })
    const saved = await download(document, { visitor: guest, search: '?download=1' })
    expect([saved.status, saved.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename=Anfrage-${order.orderNumber}.pdf`,
    ])
  })

  test('has the lines and addresses of the request, in the language of its mails', async () => {
    const visitor = await readyToOrder(accounts.shop, PRODUCTS.green, { email: 'cz@example.com' })
    const order = (await visitor.call('POST /checkout/order', {}, { 'sw-language-id': CZECH })).json
    await download(await documentOf(order, visitor), { visitor })
    const last = printed.at(-1)
    expect([last?.locale, last?.order.orderNumber]).toEqual(['cz', order.orderNumber])
    expect(last?.order).toMatchObject({
      lineItems: [{ productId: PRODUCTS.green, quantity: 2 }],
      billingAddress: { city: 'Musterstadt', country: { iso: 'DE' } },
      deliveries: [{ shippingOrderAddress: { city: 'Musterstadt' } }],
      stateMachineState: { technicalName: 'open' },
    })
  })

  test('is sent to a guest without a session for code, e-mail address and zip code, and for nothing less', async () => {
    const document = await documentOf(await send())
    expect((await download(document, { body: PROOF })).status).toBe(200)
    expect((await download(document, { search: `?email=${EMAIL}&zipcode=12345` })).status).toBe(200)
    const wrong = [403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS']
    expect(codeOf(await download(document, { body: { ...PROOF, zipcode: '54321' } }))).toEqual(wrong)
    expect(codeOf(await download(document, { body: { ...PROOF, email: 'a@example.com' } }))).toEqual(wrong)
    const missing = [403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']
    expect(codeOf(await download(document, { body: {} }))).toEqual(missing)
    expect(codeOf(await download(document, { body: { email: EMAIL } }))).toEqual(missing)
    expect(codeOf(await download({ ...document, deepLinkCode: UNKNOWN }, { body: PROOF }))).toEqual(NO_DOCUMENT)
  })

  test('is unknown under another code or id, to its sender, too', async () => {
    const order = await send()
    const { id, deepLinkCode } = await documentOf(order)
    const asked = [
      { id, deepLinkCode: UNKNOWN },
      { id, deepLinkCode: order.deepLinkCode ?? '' },
      { id: UNKNOWN, deepLinkCode },
    ]
    for (const other of asked) expect(codeOf(await download(other, { visitor: guest }))).toEqual(NO_DOCUMENT)
    expect(codeOf(await download({ id: 'x', deepLinkCode }))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })

  test('of a customer is sent to that customer alone, and to no one once the account is deleted', async () => {
    const customer = visitShop(accounts.shop)
    await accounts.register(customer, 'kundin@example.com')
    const document = await documentOf(await send(customer), customer)
    expect((await download(document, { visitor: customer })).status).toBe(200)
    const proof = { email: 'kundin@example.com', zipcode: '12345' }
    expect(codeOf(await download(document, { body: proof }))).toEqual(NOT_LOGGED_IN)
    expect(codeOf(await download(document, { visitor: guest, body: proof }))).toEqual(NOT_LOGGED_IN)
    expect((await customer.call('DELETE /account/customer')).status).toBeLessThan(300)
    expect(codeOf(await download(document, { visitor: customer, body: proof }))).toEqual(NOT_LOGGED_IN)
  })

  test('is sent later while too many wait for theirs', async () => {
    const document = await documentOf(await send())
    isPrinterBusy = true
    const busy = await download(document, { visitor: guest })
    isPrinterBusy = false
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

interface Asking {
  visitor: StoreVisitor | undefined
  /** By POST; without it by GET. */
  body: object | undefined
  search: string
}

async function downloadFrom(shop: Hono, path: string, { visitor, body }: Omit<Asking, 'search'>): Promise<Download> {
  const response = await shop.fetch(
    new Request(`http://shop${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'sw-access-key': 'SWSCDEMOPROFILWERK00000000',
        'content-type': 'application/json',
        // The official client sends it always.
        accept: 'application/json',
        ...(visitor?.token && { [CONTEXT_TOKEN]: visitor.token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const codeOf = ({ status, text }: Download) => [status, text === '' ? undefined : JSON.parse(text).errors?.[0]?.code]
