import { beforeAll, expect, test } from 'vitest'
import { ACCESS_KEY, CONTEXT_TOKEN, LANGUAGE_ID } from '#contracts/shop/headers.ts'
import { DUTCH } from '#contracts/shop/languages.ts'
import { newAddress } from '#test/support/account-visitor.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

const ZIPCODE = '33100'
const PRODUCT_NUMBER = 'CT-08B1-S-2000'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

/** A storefront of others in Dutch, with one session. */
function storefront() {
  let token = ''
  const send = async (address: string, body?: object): Promise<Response> => {
    const [method = '', path = ''] = address.split(' ')
    const response = await fetch(`${site.url}/store-api${path}`, {
      method,
      headers: {
        [ACCESS_KEY]: 'SWSCDEMOPROFILWERK00000000',
        [LANGUAGE_ID]: DUTCH,
        'accept-language': 'nl',
        'content-type': 'application/json',
        ...(token && { [CONTEXT_TOKEN]: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    token = response.headers.get(CONTEXT_TOKEN) ?? token
    return response
  }
  // oxlint-disable-next-line typescript/no-explicit-any -- the test reads what it expects
  const call = async (address: string, body?: object): Promise<any> => (await send(address, body)).json()
  return { send, call }
}

test('A storefront of others finds the PDF of a quote request with the order, and a stranger gets nothing.', async () => {
  const { send, call } = storefront()
  const found = await call('POST /product', {
    filter: [{ type: 'equals', field: 'productNumber', value: PRODUCT_NUMBER }],
  })
  const payload = { cut_length: 1250, note: 'Randen gebroken' }
  await call('POST /checkout/cart/line-item', {
    items: [{ type: 'product', referencedId: found.elements[0].id, quantity: 4, payload }],
  })
  const countries = await call('POST /country', { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] })
  const email = newAddress()
  await call('POST /account/register', {
    guest: true,
    email,
    firstName: 'Miriam',
    lastName: 'Jansen',
    acceptedDataProtection: true,
    storefrontUrl: site.url,
    billingAddress: { street: 'Ring 1', zipcode: ZIPCODE, city: 'Paderborn', countryId: countries.elements[0].id },
  })
  const { id, orderNumber } = await call('POST /checkout/order', {})
  const { orders } = await call('POST /order', {
    ids: [id],
    associations: { documents: { associations: { documentType: {} } } },
  })
  const [document] = orders.elements[0].documents
  expect(document).toMatchObject({ fileType: 'pdf', documentType: { name: 'Offerteaanvraag' } })

  const path = `/document/download/${document.id}/${document.deepLinkCode}`
  const file = await send(`GET ${path}?download=1`)
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    `attachment; filename=Aanvraag-${orderNumber}.pdf`,
  ])
  const text = (await textOfPdf(await file.arrayBuffer())).join(' ')
  for (const part of [orderNumber, PRODUCT_NUMBER, /1\s250\smm/, 'Randen gebroken', '33100 Paderborn', 'Verzonden op'])
    expect(text).toMatch(part)

  const stranger = storefront()
  for (const body of [{}, { email, zipcode: '99999' }]) {
    const refused = await stranger.send(`POST ${path}`, body)
    expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining(orderNumber)])
  }
  const known = await stranger.send(`POST ${path}`, { email, zipcode: ZIPCODE })
  expect((await textOfPdf(await known.arrayBuffer())).join(' ')).toContain(orderNumber)
})
