import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
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

/** Sends a quote request of a guest. */
async function sendRequest({ call }: ReturnType<typeof storefront>) {
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
  return { id, orderNumber, email }
}

test('A storefront of others finds the PDF of a quote request with the order, and a stranger gets nothing.', async () => {
  const store = storefront()
  const { send, call } = store
  const { id, orderNumber, email } = await sendRequest(store)
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
  for (const part of [orderNumber, PRODUCT_NUMBER, /1\s250\smm/, 'Randen gebroken', '33100 Paderborn', 'Verstuurd op'])
    expect(text).toMatch(part)

  const stranger = storefront()
  for (const body of [{}, { email, zipcode: '99999' }]) {
    const refused = await stranger.send(`POST ${path}`, body)
    expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining(orderNumber)])
  }
  const known = await stranger.send(`POST ${path}`, { email, zipcode: ZIPCODE })
  expect((await textOfPdf(await known.arrayBuffer())).join(' ')).toContain(orderNumber)
})

test('Sales get the request in their own language, with its sheet and its table.', async () => {
  const { orderNumber } = await sendRequest(storefront())
  const folder = join(site.dataDir, 'mails')
  const toSales = async () => {
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.eml'))) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      if (mail.subject === `Anfrage ${orderNumber} von Miriam Jansen`) return mail
    }
    return undefined
  }
  await expect.poll(toSales).toBeDefined()
  const mail = await toSales()
  const [sheet, table] = mail?.attachments ?? []
  expect([sheet?.filename, table?.filename]).toEqual([`Anfrage-${orderNumber}.pdf`, `${orderNumber}.csv`])
  const printed = (await textOfPdf(sheet?.content as ArrayBuffer)).join(' ')
  for (const part of [orderNumber, PRODUCT_NUMBER, 'Kettenführung', /1\s250\smm/, 'Randen gebroken'])
    expect(printed).toMatch(part)
  const [, row = ''] = new TextDecoder().decode(table?.content as ArrayBuffer).split('\r\n')
  expect(row).toMatch(new RegExp(`^${orderNumber};.*;${PRODUCT_NUMBER};"Kettenführung .*";4;Stück;;;1250;`))
  expect(mail?.text).toMatch(/Sprache der Anfrage: Nederlands\nGewicht aller Positionen: \d+,\d\d\skg\n/)
})
