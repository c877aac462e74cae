import { beforeAll, describe, expect, test } from 'vitest'
import { newCustomer } from '#test/support/account-visitor.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { ADDRESS, addPiece, goToSummary, visit, type Visitor } from '#test/support/visitor.ts'
import { openPage, press, type ShownPage, valuesBeside } from '#test/support/walk.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const SUMMARY = '/de/shop/checkout?step=summary'
const SEND = 'Anfrage senden'
const TO_SUMMARY = 'Weiter zur Zusammenfassung'
const TO_ADDRESS = 'Weiter zur Anfrage'

const DETAILS = {
  orderNumber: 'PO-4711 & "Söhne"',
  wishedDate: '2099-02-03',
  comment: 'Zwei Zeilen,\n<b>wie getippt</b> €',
  terms: 'on',
  handling: 'on',
}

/** A guest on the summary with everything entered, who has not sent it. */
async function guestOnSummary(): Promise<[Visitor, ShownPage]> {
  const visitor = visit(site.url)
  await goToSummary(visitor)
  return [visitor, await openPage(visitor, SUMMARY)]
}

/** Goes forward by the buttons of each page until the summary. */
async function goOn(visitor: Visitor, page: ShownPage): Promise<ShownPage> {
  const names = [...page.body.querySelectorAll('main a, main button')].map(({ textContent }) => textContent?.trim())
  if (names.includes(SEND)) return page
  return goOn(visitor, await press(visitor, page, names.includes(TO_SUMMARY) ? TO_SUMMARY : TO_ADDRESS))
}

describe('The input of a guest on the summary is there again without scripts', () => {
  test.each([
    'Produkte ändern',
    'Rechnungsadresse ändern',
    'Lieferadresse ändern',
    'Zurück',
    '1 Produktdaten',
    '2 Kontakt und Adresse',
  ])('after “%s”.', async (way) => {
    const [visitor, page] = await guestOnSummary()
    const there = await press(visitor, page, way, DETAILS)
    expect([there.status, there.address]).toEqual([200, expect.not.stringContaining('PO-4711')])
    const back = await goOn(visitor, there)
    expect([back.status, valuesBeside(back.body, SEND)]).toEqual([200, DETAILS])
  })

  test('after the address was refused first, then changed.', async () => {
    const [visitor, page] = await guestOnSummary()
    const address = await press(visitor, page, 'Rechnungsadresse ändern', DETAILS)
    const refused = await press(visitor, address, TO_SUMMARY, { zipcode: '1' })
    expect([refused.status, valuesBeside(refused.body, TO_SUMMARY)]).toEqual([
      422,
      expect.objectContaining({ zipcode: '1', city: ADDRESS.city }),
    ])
    const back = await press(visitor, refused, TO_SUMMARY, { zipcode: '44139' })
    expect(back.body.textContent).toContain('44139')
    expect(valuesBeside(back.body, SEND)).toEqual(DETAILS)
  })

  test('after a quantity was changed, a line removed and the removal undone.', async () => {
    const [visitor, page] = await guestOnSummary()
    let cart = await press(visitor, page, 'Produkte ändern', DETAILS)
    cart = await press(visitor, cart, 'Änderung übernehmen', { quantity: '3' })
    expect(cart.body.querySelector('[name=quantity]')?.getAttribute('value')).toBe('3')
    await addPiece(visitor, { cut_length: '700' })
    const remove = [...cart.body.querySelectorAll('main button')].find(
      (button) => button.getAttribute('value') === 'remove',
    )
    cart = await press(visitor, cart, remove?.getAttribute('aria-label') ?? '')
    cart = await press(visitor, cart, 'Rückgängig')
    expect(valuesBeside((await goOn(visitor, cart)).body, SEND)).toEqual(DETAILS)
  })

  test('after a way through the sign-in that is not taken.', async () => {
    const [visitor, page] = await guestOnSummary()
    const address = await press(visitor, page, 'Zurück', DETAILS)
    const signIn = await press(visitor, address, 'Anmelden')
    const refused = await press(visitor, signIn, 'Anmelden', { email: 'nobody@example.com', password: 'Falsch-1!' })
    expect(refused.status).toBe(422)
    const guest = await press(visitor, refused, 'Als Gast')
    expect(valuesBeside((await goOn(visitor, guest)).body, SEND)).toEqual(DETAILS)
  })
})

test('Without scripts, the address that a guest has entered is there again after the products.', async () => {
  const visitor = visit(site.url)
  await addPiece(visitor)
  const { email, company, firstName, lastName, street, zipcode, city } = ADDRESS
  const entered = {
    email,
    company,
    firstName,
    lastName,
    street,
    zipcode,
    city,
    phone: '+49 5251 1',
    'delivery.city': 'Wien',
    'delivery.street': 'Tor 4',
  }
  for (const way of ['Zurück zu den Produkten', '1 Produktdaten']) {
    const page = await openPage(visitor, '/de/shop/checkout')
    const cart = await press(visitor, page, way, { ...entered, sameAddress: '' })
    const back = await press(visitor, cart, TO_ADDRESS)
    const values = valuesBeside(back.body, TO_SUMMARY)
    expect(values, way).toMatchObject(entered)
    expect(values).not.toHaveProperty('sameAddress')
  }
})

test('Without scripts, the input of a customer is there again after the addresses.', async () => {
  const { visitor } = await newCustomer(site)
  await addPiece(visitor)
  const chosen = await press(visitor, await openPage(visitor, '/de/shop/checkout'), TO_SUMMARY)
  const address = await press(visitor, chosen, 'Lieferadresse ändern', DETAILS)
  expect(valuesBeside((await goOn(visitor, address)).body, SEND)).toEqual(DETAILS)
})

test('The request is sent once, with the input that came along, and an old page adds nothing.', async () => {
  const [visitor, page] = await guestOnSummary()
  const address = await press(visitor, page, 'Zurück', { ...DETAILS, 'data-sheets': 'on' })
  const summary = await goOn(visitor, address)
  const sent = await press(visitor, summary, SEND)
  expect(sent.address).toBe('/de/shop/orderconfirmation')
  expect(sent.body.textContent).toContain('PO-4711')
  const again = await press(visitor, summary, SEND)
  expect(again.body.querySelector('strong')?.textContent).toBe(sent.body.querySelector('strong')?.textContent)
  // Leaving the page that was sent leads to the confirmation as well: there is no request any more.
  expect((await press(visitor, page, 'Zurück', DETAILS)).address).toBe('/de/shop/orderconfirmation')
})

test('No address has any input, and the input that comes along is bounded.', async () => {
  const [visitor, page] = await guestOnSummary()
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`unsent.summary.x${at}`, 'y'.repeat(300)]))
  const there = await press(visitor, page, 'Zurück', { ...DETAILS, ...many })
  expect(there.address).toBe('/de/shop/checkout?carry=1')
  const hidden = [...there.body.querySelectorAll('[name^="unsent."]')]
  expect(hidden.map((field) => field.getAttribute('value') ?? '').join('').length).toBeLessThan(21_000)
})

test('An address with an international domain is shown as it was entered, on each page of the request.', async () => {
  const visitor = visit(site.url)
  await goToSummary(visitor, { email: 'info@müller-technik.example' })
  const summary = await openPage(visitor, SUMMARY)
  expect(summary.body.textContent).toContain('info@müller-technik.example')
  const address = await press(visitor, summary, 'Zurück')
  expect(valuesBeside(address.body, TO_SUMMARY)).toMatchObject({ email: 'info@müller-technik.example' })
  const confirmed = { terms: 'on', 'data-sheets': 'on', handling: 'on' }
  const sent = await press(visitor, await goOn(visitor, address), SEND, confirmed)
  expect(sent.body.textContent).toContain('info@müller-technik.example')
  expect(sent.body.textContent).not.toContain('xn--')
})
