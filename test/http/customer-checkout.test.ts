import { within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { confirmOn, NEW_PASSWORD, newAddress, newCustomer, pageText } from '#test/support/account-visitor.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { fillForm, formOf, openForm, submitForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import {
  ADDRESS,
  addPiece,
  CONFIRMED,
  confirmedNumber,
  visit,
  type Visitor,
  readAddressForm,
} from '#test/support/visitor.ts'
import { carriedName, carryingPath } from '#web/forms/unsent/carried-input.ts'

const CHECKOUT = '/de/shop/checkout'
const SUMMARY = '/de/shop/checkout?step=summary'
const AS_CUSTOMER = '/de/shop/checkout?as=customer'
const LOGOUT = '/de/shop/account/logout'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const locationOf = (response: Response) => [response.status, response.headers.get('location')]
const choose = async (visitor: Visitor, entries: Record<string, string> = {}) =>
  submitForm(visitor, fillForm(await openForm(visitor, CHECKOUT, 'billing'), entries))
const sendRequest = async (visitor: Visitor, entries: Record<string, string> = {}) =>
  submitForm(visitor, fillForm(await openForm(visitor, SUMMARY, 'key'), { ...CONFIRMED, ...entries }))

/** A customer in the browser of a visitor who has signed out. */
async function knownCustomer(): Promise<{ email: string }> {
  const { email } = await newCustomer(site)
  return { email }
}
const signInAtCheckout = async (visitor: Visitor, email: string) =>
  submitForm(visitor, fillForm(await openForm(visitor, AS_CUSTOMER, 'password'), { email, password: NEW_PASSWORD }))

test('Sign-in at the checkout goes on with the request, and a customer has the own addresses.', async () => {
  const { email } = await knownCustomer()
  const visitor = visit(site.url)
  await addPiece(visitor)
  expect(locationOf(await signInAtCheckout(visitor, email))).toEqual([303, CHECKOUT])
  const page = await pageText(await visitor.get(CHECKOUT))
  expect(page).toContain(`Angemeldet als ${email}`)
  expect(page).toContain('Am Güterbahnhof 4')
  expect(page).not.toContain('Als Gast')
})

test('A wrong password at the checkout stays at the checkout.', async () => {
  const { email } = await knownCustomer()
  const visitor = visit(site.url)
  await addPiece(visitor)
  const form = await openForm(visitor, AS_CUSTOMER, 'password')
  const response = await submitForm(visitor, fillForm(form, { email, password: 'Falsch-geraten-1' }))
  expect([response.status, await pageText(response)]).toEqual([422, expect.stringContaining('nicht richtig')])
  expect(await pageText(await visitor.get('/de/shop/cart'))).toContain('CT-08B1-S-2000')
})

test('A registration at the checkout waits for the link, and then goes on with the request.', async () => {
  const visitor = visit(site.url)
  const email = newAddress()
  await addPiece(visitor)
  const form = await openForm(visitor, '/de/shop/checkout?as=new', 'password')
  const sent = await submitForm(visitor, fillForm(form, { ...ADDRESS, email, password: NEW_PASSWORD, privacy: 'on' }))
  expect(await pageText(sent.clone())).toContain('Ihre Anfrage bleibt solange erhalten')
  const again = await formOf(sent, '/de/shop/checkout?as=new', 'password')
  // The password is not in the page.
  expect((await submitForm(visitor, again)).status).toBe(422)
  const repeated = await submitForm(visitor, fillForm(again, { password: NEW_PASSWORD }))
  expect(await pageText(repeated)).toContain(`eine E-Mail an ${email} geschickt`)
  const other = newAddress()
  const corrected = await submitForm(visitor, fillForm(again, { email: other, password: NEW_PASSWORD }))
  expect(await pageText(corrected)).toContain(`eine E-Mail an ${other} geschickt`)
  expect((await visitor.get(SUMMARY)).status).toBe(302)
  expect(locationOf(await confirmOn(visitor, site, other))).toEqual([303, CHECKOUT])
  expect(locationOf(await choose(visitor))).toEqual([302, SUMMARY])
})

const BOOK = '/de/shop/account/addresses'

/** A customer with a second address, and a cart. */
async function customerOfTwoAddresses(): Promise<Visitor> {
  const { visitor } = await newCustomer(site)
  const address = { company: '', firstName: 'Jan', lastName: 'V', street: 'Tor 2', zipcode: '50667', city: 'Köln' }
  await submitForm(visitor, fillForm(await openForm(visitor, `${BOOK}/new`, 'street'), address))
  await addPiece(visitor)
  return visitor
}

/** The id of the second address. */
async function secondAddress(visitor: Visitor): Promise<string> {
  const body = within(pageBody(await (await visitor.get(CHECKOUT)).text()) as unknown as HTMLElement)
  const places = body
    .getAllByRole('radio', { name: /Tor 2/ })
    .filter((radio) => radio.getAttribute('name') === 'shipping')
  expect(places).toHaveLength(1)
  return places[0]?.getAttribute('value') ?? ''
}

test('The delivery address equals the billing address at first, and another one is for this request only.', async () => {
  const visitor = await customerOfTwoAddresses()
  await choose(visitor)
  expect(await pageText(await visitor.get(SUMMARY))).toContain('Wie Rechnungsadresse')
  await choose(visitor, { shipping: await secondAddress(visitor) })
  const summary = await pageText(await visitor.get(SUMMARY))
  expect(summary).toContain('50667 Köln')
  expect(summary).not.toContain('Wie Rechnungsadresse')
})

test('An address that was chosen or edited in another tab is shown before the request is sent.', async () => {
  const visitor = await customerOfTwoAddresses()
  await choose(visitor)
  const first = fillForm(await openForm(visitor, SUMMARY, 'key'), CONFIRMED)
  const id = await secondAddress(visitor)
  await choose(visitor, { shipping: id })
  const refused = await submitForm(visitor, first)
  const page = await pageText(refused.clone())
  expect([refused.status, page]).toEqual([409, expect.stringContaining('hat sich inzwischen geändert')])
  expect(page).toContain('Tor 2')

  const second = fillForm(await formOf(refused, SUMMARY, 'key'), CONFIRMED)
  await submitForm(visitor, fillForm(await openForm(visitor, `${BOOK}/${id}`, 'street'), { street: 'Tor 3' }))
  const again = await submitForm(visitor, second)
  expect([again.status, await pageText(again.clone())]).toEqual([409, expect.stringContaining('Tor 3')])
  const last = fillForm(await formOf(again, SUMMARY, 'key'), CONFIRMED)
  expect(locationOf(await submitForm(visitor, last))).toEqual([302, '/de/shop/orderconfirmation'])
  expect(await pageText(await visitor.get('/de/shop/orderconfirmation'))).toContain('Tor 3')
})

test('A request whose response got lost is not sent again to an address that was chosen later.', async () => {
  const visitor = await customerOfTwoAddresses()
  await choose(visitor)
  const form = fillForm(await openForm(visitor, SUMMARY, 'key'), CONFIRMED)
  const offline = visitor.clone()
  await submitForm(offline, form)
  await addPiece(visitor)
  await choose(visitor, { shipping: await secondAddress(visitor) })
  expect(locationOf(await submitForm(visitor, form))).toEqual([302, '/de/shop/orderconfirmation'])
  expect(await confirmedNumber(visitor)).toBe(await confirmedNumber(offline))
})

test('The address of a sent request can be deleted, and the next request has the default one.', async () => {
  const visitor = await customerOfTwoAddresses()
  const id = await secondAddress(visitor)
  await choose(visitor, { shipping: id })
  await sendRequest(visitor)
  const book = await openForm(visitor, BOOK, 'id')
  expect(locationOf(await submitForm(visitor, fillForm(book, { id, change: 'delete' })))).toEqual([303, BOOK])
  expect(await pageText(await visitor.get(BOOK))).not.toContain('Tor 2')
  await addPiece(visitor)
  expect(locationOf(await choose(visitor))).toEqual([302, SUMMARY])
  expect(await pageText(await visitor.get(SUMMARY))).toContain('Wie Rechnungsadresse')
})

test('A choice of an address that was deleted meanwhile gives way to the default addresses, which are ticked.', async () => {
  const { visitor } = await newCustomer(site)
  await addPiece(visitor)
  const ticked = async (page: Response) => (await formOf(page, CHECKOUT, 'billing')).fields.filter(isAddress)
  const defaults = await ticked(await visitor.get(CHECKOUT))
  expect(defaults.map(([name]) => name)).toEqual(['billing', 'shipping'])
  const [[, billing = ''] = []] = defaults
  const deleted = 'f'.repeat(32)
  const remembered = { [carriedName('choice', 'billing')]: billing, [carriedName('choice', 'shipping')]: deleted }
  expect(await ticked(await visitor.post(carryingPath(CHECKOUT), remembered))).toEqual(defaults)
  const refused = await choose(visitor, { shipping: deleted })
  expect([refused.status, await ticked(refused)]).toEqual([409, defaults])
})

const isAddress = ([name]: [string, string]): boolean => name === 'billing' || name === 'shipping'

test('The title of a guest is part of the name on the summary and on the request.', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  await visitor.post(CHECKOUT, { ...(await readAddressForm(visitor)), title: 'Dr.' })
  expect(await pageText(await visitor.get(SUMMARY))).toContain('Dr. Miriam Oster')
  expect(locationOf(await sendRequest(visitor))).toEqual([302, '/de/shop/orderconfirmation'])
  expect(await pageText(await visitor.get('/de/shop/orderconfirmation'))).toContain('Dr. Miriam Oster')
})

test('A customer stays signed in after a request and sends the same cart again as another request.', async () => {
  const { visitor } = await newCustomer(site)
  const numbers: unknown[] = []
  for (const _ of ['first', 'second']) {
    await addPiece(visitor)
    await choose(visitor)
    expect(locationOf(await sendRequest(visitor))).toEqual([302, '/de/shop/orderconfirmation'])
    numbers.push(await confirmedNumber(visitor))
    expect(await pageText(await visitor.get('/de/shop/orderconfirmation'))).toContain('Am Güterbahnhof 4')
    expect((await visitor.get('/de/shop/account/account')).status).toBe(200)
  }
  expect(numbers).toEqual([expect.stringMatching(/^A-/), expect.stringMatching(/^A-/)])
  expect(new Set(numbers).size).toBe(2)
})

test('A summary that is sent twice makes one request.', async () => {
  const { visitor } = await newCustomer(site)
  await addPiece(visitor)
  await choose(visitor)
  const form = fillForm(await openForm(visitor, SUMMARY, 'key'), CONFIRMED)
  await submitForm(visitor, form)
  const number = await confirmedNumber(visitor)
  expect(locationOf(await submitForm(visitor, form))).toEqual([302, '/de/shop/orderconfirmation'])
  expect(await confirmedNumber(visitor)).toBe(number)
})

test('A session that ends at the summary: sign-in, the comment stays, and the request is sent.', async () => {
  const { visitor, email } = await newCustomer(site)
  await addPiece(visitor)
  await choose(visitor)
  const form = fillForm(await openForm(visitor, SUMMARY, 'key'), { ...CONFIRMED, comment: 'Bitte entgraten.' })
  await visitor.post(LOGOUT, {})
  const over = await submitForm(visitor, form)
  expect([over.status, await pageText(over.clone())]).toEqual([401, expect.stringContaining('Sitzung ist abgelaufen')])
  const again = fillForm(await formOf(over, SUMMARY, 'again.password'), {
    'again.email': email,
    'again.password': NEW_PASSWORD,
  })
  const changed = await submitForm(visitor, again)
  // The session is another one, so the customer confirms the request once more.
  expect(changed.status).toBe(409)
  expect(await changed.clone().text()).toContain('Bitte entgraten.')
  const last = fillForm(await formOf(changed, SUMMARY, 'key'), { ...CONFIRMED, comment: 'Bitte entgraten.' })
  expect(locationOf(await submitForm(visitor, last))).toEqual([302, '/de/shop/orderconfirmation'])
  expect(await pageText(await visitor.get('/de/shop/orderconfirmation'))).toContain('Bitte entgraten.')
})

test('An idle session ends in the middle of the checkout: sign-in goes on with the choice and the cart.', async () => {
  const { email } = await knownCustomer()
  const cookies = new Map<string, string>()
  const visitor = visit(site.url, cookies)
  await addPiece(visitor)
  await signInAtCheckout(visitor, email)
  const form = await openForm(visitor, CHECKOUT, 'billing')
  // After an hour without use the browser has dropped them.
  cookies.clear()
  const over = await submitForm(visitor, form)
  expect([over.status, await pageText(over.clone())]).toEqual([401, expect.stringContaining('Sitzung ist abgelaufen')])
  const again = { 'again.email': email, 'again.password': NEW_PASSWORD }
  const next = await submitForm(visitor, fillForm(await formOf(over, CHECKOUT, 'again.password'), again))
  expect(locationOf(next)).toEqual([302, SUMMARY])
  expect(await pageText(await visitor.get(SUMMARY))).toContain('CT-08B1-S-2000')
})

test('A guest’s form that comes after a sign-in in another tab registers no guest and loses no line.', async () => {
  const { email } = await knownCustomer()
  const visitor = visit(site.url)
  await addPiece(visitor)
  const form = fillForm(await openForm(visitor, CHECKOUT, 'email'), { ...ADDRESS, email: newAddress() })
  await signInAtCheckout(visitor, email)
  const refused = await submitForm(visitor, form)
  const page = await pageText(refused)
  expect([refused.status, page]).toEqual([409, expect.stringContaining(`Inzwischen ist ${email} angemeldet`)])
  expect(page).toContain(`Angemeldet als ${email}`)
  expect(await pageText(await visitor.get('/de/shop/cart'))).toContain('CT-08B1-S-2000')
})

test('A sign-out resets the checkout: the next visitor of this browser sees no address and no request.', async () => {
  const { visitor } = await newCustomer(site)
  await addPiece(visitor)
  await choose(visitor)
  await sendRequest(visitor)
  await addPiece(visitor)
  await choose(visitor)
  await visitor.post(LOGOUT, {})
  for (const path of [CHECKOUT, SUMMARY, '/de/shop/orderconfirmation']) {
    expect(locationOf(await visitor.get(path))).toEqual([302, '/de/shop/cart'])
  }
})

test('A guest’s context ends with the request.', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const form = await openForm(visitor, CHECKOUT, 'email')
  await submitForm(visitor, fillForm(form, { ...ADDRESS, email: newAddress() }))
  await sendRequest(visitor)
  await addPiece(visitor)
  const next = await openForm(visitor, CHECKOUT, 'email')
  expect(next.fields.find(([name]) => name === 'street')?.[1]).toBe('')
})
