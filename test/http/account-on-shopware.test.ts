import { afterAll, beforeAll, expect, test } from 'vitest'
import { NEW_PASSWORD, newAddress, pageText, registerOn, signInOn } from '#test/support/account-visitor.ts'
import { overHttp1, overHttp2 } from '#test/support/https-client.ts'
import { changeListsOn, readLists } from '#test/support/kept-lists.ts'
import { fillForm, openForm, submitForm } from '#test/support/page-form.ts'
import { startStandInShopware, type StandInShopware } from '#test/support/shopware/server.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { placeHabits, startTlsProxy, type TlsProxy } from '#test/support/tls-proxy.ts'
import { CONFIRMED, visit, type Visitor } from '#test/support/visitor.ts'

const HOST = 'www.shop.test'
const ORIGIN = `https://${HOST}`
const ACCOUNT = '/de/shop/account/account'
const LOGIN = '/de/shop/account/login'
const HISTORY = '/de/shop/account/orderhistory'
const BOOK = '/de/shop/account/addresses'
const CHECKOUT = '/de/shop/checkout'
const SUMMARY = `${CHECKOUT}?step=summary`
/** An address besides that of the registration. */
const WAREHOUSE = { company: '', firstName: 'Jan', lastName: 'V', street: 'Tor 2', zipcode: '50667', city: 'Köln' }

/**
 * Two separate processes in front of a Shopware that was set up for their address. Each is behind a proxy that ends
 * TLS.
 */
let shopware: StandInShopware
let sites: RunningSite[] = []
let proxies: TlsProxy[] = []
let addresses: string[] = []
beforeAll(async () => {
  shopware = await startStandInShopware({ site: ORIGIN })
  const env = { ...shopware.settings, PUBLIC_URL: ORIGIN, SECRET: 'c'.repeat(64) }
  sites = await Promise.all([1, 2].map(() => startSite({ env })))
  const ports = [...(await placeHabits({ first: {}, second: {} })).values()]
  for (const [index, port] of ports.entries()) {
    const target = Number(new URL(sites[index]?.url ?? '').port)
    proxies.push(await startTlsProxy(target, new Map([[port, {}]])))
  }
  addresses = ports.map((port) => `https://127.0.0.1:${port}`)
})
afterAll(async () => {
  for (const proxy of proxies) proxy.close()
  await Promise.all(sites.map((site) => site.dispose()))
  await shopware?.close()
})

/** A browser whose requests go to one process after the other. */
function newVisitor(ask = overHttp2(HOST)): Visitor {
  let next = 0
  return visit(() => addresses[next++ % addresses.length] ?? '', new Map(), { origin: ORIGIN, ask })
}

const locationOf = (response: Response) => [response.status, response.headers.get('location')]

/** Path and query of the link in the shop's last mail. */
async function mailedLink(): Promise<string> {
  const link = /^https:\S+$/m.exec((await shopware.mail.writeLast())?.text ?? '')?.[0] ?? ''
  const url = new URL(link)
  expect(url.origin).toBe(ORIGIN)
  return url.pathname + url.search
}

/** A customer who has registered and confirmed the address. */
async function newBuyer(ask = overHttp2(HOST)): Promise<{ buyer: Visitor; email: string }> {
  const [buyer, email] = [newVisitor(ask), newAddress()]
  const sent = await registerOn(buyer, email)
  expect([sent.status, await pageText(sent)]).toEqual([200, expect.stringContaining('sehen Sie in Ihr Postfach')])
  expect(locationOf(await buyer.get(ACCOUNT))).toEqual([302, expect.stringContaining(LOGIN)])
  const confirmation = await submitForm(buyer, await openForm(buyer, await mailedLink(), 'hash'))
  expect(locationOf(confirmation)).toEqual([303, ACCOUNT])
  return { buyer, email }
}

const choose = async (buyer: Visitor, entries: Record<string, string> = {}) =>
  submitForm(buyer, fillForm(await openForm(buyer, CHECKOUT, 'billing'), entries))

/** Sends the cart and returns the number of the order. */
async function sendCart(buyer: Visitor): Promise<string> {
  const form = fillForm(await openForm(buyer, SUMMARY, 'key'), CONFIRMED)
  const before = shopware.orders.length
  expect(locationOf(await submitForm(buyer, form))).toEqual([302, '/de/shop/orderconfirmation'])
  expect(shopware.orders).toHaveLength(before + 1)
  return shopware.orders.at(-1) ?? ''
}

test.each([
  ['HTTP/1.1', overHttp1(HOST)],
  ['HTTP/2', overHttp2(HOST)],
])('A buyer registers, confirms, signs in, requests to another address and requests again over %s.', async (_, ask) => {
  const { buyer, email } = await newBuyer(ask)
  await buyer.post('/de/shop/account/logout', {})
  expect(locationOf(await signInOn(buyer, email))).toEqual([303, ACCOUNT])

  const book = await openForm(buyer, `${BOOK}/new`, 'street')
  expect((await submitForm(buyer, fillForm(book, WAREHOUSE))).status).toBe(303)
  await buyer.post('/de/shop/list', { list: 'CT-08B1-S-2000;4;1250\nCT-08B1-S-3000;2;980', intent: 'add' })
  const html = await (await buyer.get(CHECKOUT)).text()
  const ids = [...html.matchAll(/id="shipping-([0-9a-f]{32})"/g)].map(([, id = '']) => id)
  const chosen = ids.find((id) => new RegExp(`for="shipping-${id}"(?:(?!</label>)[^])*Tor 2`).test(html)) ?? ids.at(-1)
  expect(locationOf(await choose(buyer, { shipping: chosen ?? '' }))).toEqual([302, SUMMARY])
  const summary = await pageText(await buyer.get(SUMMARY))
  expect(summary).toContain('50667 Köln')
  const first = await sendCart(buyer)
  // It is the active one of the context still.
  const entry = fillForm(await openForm(buyer, BOOK, 'id'), { id: chosen ?? '', change: 'delete' })
  expect(locationOf(await submitForm(buyer, entry))).toEqual([303, BOOK])
  expect(await pageText(await buyer.get(BOOK))).not.toContain('Tor 2')

  const history = await (await buyer.get(HISTORY)).text()
  expect(history).toContain(first)
  const [page = ''] = /\/de\/shop\/account\/orderhistory\/[0-9a-f]{32}/.exec(history) ?? []
  expect(await pageText(await buyer.get(page))).toMatch(/Schnittlänge 1\s250 mm/)
  expect((await buyer.get(`${page}/request/pdf`)).headers.get('content-type')).toBe('application/pdf')
  const again = await buyer.post(page, { intent: 'again' })
  expect(locationOf(again)).toEqual([303, '/de/shop/cart'])
  const list = await (await buyer.get('/de/shop/cart/list.csv')).text()
  expect(list.trim().split('\r\n').slice(1)).toEqual(['CT-08B1-S-2000;4;1250', 'CT-08B1-S-3000;2;980'])
  await choose(buyer)
  const second = await sendCart(buyer)
  expect(second).not.toBe(first)
  expect(await (await buyer.get(HISTORY)).text()).toContain(second)
})

test('A changed address keeps its second line, and its state in the same country.', async () => {
  const { buyer } = await newBuyer()
  await submitForm(buyer, fillForm(await openForm(buyer, `${BOOK}/new`, 'street'), WAREHOUSE))
  const html = (await (await buyer.get(BOOK)).text()).split('<li>').find((part) => part.includes('Tor 2')) ?? ''
  const [, id = ''] = new RegExp(`${BOOK}/([0-9a-f]{32})`).exec(html) ?? []
  const stored = { additionalAddressLine2: 'Hof links', countryStateId: 'c'.repeat(32) }
  shopware.addressDetails.set(id, stored)
  const form = await openForm(buyer, `${BOOK}/${id}`, 'street')
  expect(locationOf(await submitForm(buyer, fillForm(form, { street: 'Tor 3' })))).toEqual([303, BOOK])
  expect(shopware.addressDetails.get(id)).toEqual(stored)
  const countryId = new RegExp('<option value="([0-9a-f]{32})"[^>]*>Österreich').exec(
    await (await buyer.get(`${BOOK}/${id}`)).text(),
  )?.[1]
  const abroad = fillForm(form, { countryId: countryId ?? '', zipcode: '1010', city: 'Wien' })
  expect(locationOf(await submitForm(buyer, abroad))).toEqual([303, BOOK])
  expect(shopware.addressDetails.get(id)).toEqual({ ...stored, countryStateId: null })
})

test('A password is recovered by the link of the shop’s mail, and an unknown address is told the same.', async () => {
  const { email } = await newBuyer()
  const ask = async (address: string) => {
    const visitor = newVisitor()
    const form = await openForm(visitor, '/de/shop/account/password', 'email')
    const sent = await submitForm(visitor, fillForm(form, { email: address }))
    return [sent.status, (await pageText(sent)).replaceAll(address, '…')]
  }
  const known = await ask(email)
  const reader = newVisitor()
  const form = await openForm(reader, await mailedLink(), 'newPassword')
  const passwords = { newPassword: 'Gleitleiste-9', newPasswordConfirm: 'Gleitleiste-9' }
  expect(locationOf(await submitForm(reader, fillForm(form, passwords)))).toEqual([303, LOGIN])
  expect((await signInOn(newVisitor(), email, { password: 'Gleitleiste-9' })).status).toBe(303)
  expect(await ask(newAddress())).toEqual(known)
})

test('A new e-mail address counts at once, and the page says so.', async () => {
  const { buyer, email } = await newBuyer()
  const next = newAddress()
  const form = await openForm(buyer, '/de/shop/account/access', 'emailPassword')
  await submitForm(buyer, fillForm(form, { email: next, emailPassword: NEW_PASSWORD }))
  const page = await (await buyer.get('/de/shop/account/access')).text()
  expect(page).toContain('Ihre E-Mail-Adresse ist geändert.')
  expect(page).toContain(`value="${next}"`)
  expect((await signInOn(newVisitor(), email)).status).toBe(422)
  expect((await signInOn(newVisitor(), next)).status).toBe(303)
})

test('Lists of an account are stored with the customer, and another device has them.', async () => {
  const { buyer, email } = await newBuyer()
  const { customer } = await readLists(buyer)
  const list = { name: 'Linie 4', text: 'CT-08B1-S-2000;4;1250;"Kanten < 1 mm"' }
  expect((await changeListsOn(buyer, customer, { kind: 'keep', list })).status).toBe(200)
  const other = newVisitor()
  await signInOn(other, email)
  expect(await readLists(other)).toEqual({ customer, lists: [list] })
})

test('The eleventh wrong password waits as long as the shop says.', async () => {
  const { email } = await newBuyer()
  const visitor = newVisitor()
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await visitor.post(LOGIN, { email, password: 'Falsch-geraten-1' })).status).toBe(422)
  const refused = await visitor.post(LOGIN, { email, password: NEW_PASSWORD })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9'])
  expect(await pageText(refused)).toContain('Bitte geben Sie Ihr Passwort in 1 Minute noch einmal ein.')
})
