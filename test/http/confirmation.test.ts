import { beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import {
  addPiece,
  CONFIRMED,
  PRODUCT,
  readAddressForm,
  readSummary,
  VARIANT,
  visit,
  type Visitor,
} from '#test/support/visitor.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

async function decide(visitor: Visitor): Promise<string> {
  await visitor.post('/de/shop/list', { list: 'CT-08B1-S-2000;4;1250;Kanten gebrochen;10', intent: 'add' })
  await visitor.post('/de/shop/checkout', await readAddressForm(visitor))
  return (await readSummary(visitor)).key
}
const send = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post('/de/shop/checkout?step=summary', fields)

test('the confirmation shows the whole request, again after a reload', async () => {
  const visitor = visit(site.url)
  const key = await decide(visitor)
  const details = { orderNumber: '4711-A', wishedDate: '2099-01-15', comment: 'Bitte mit Bohrungen.' }
  expect((await send(visitor, { ...CONFIRMED, key, ...details })).status).toBe(302)
  for (const _ of ['first', 'reload']) {
    const html = await (await visitor.get('/de/shop/orderconfirmation')).text()
    const text = textOf(html)
    const pictures = [...pageBody(html).querySelectorAll('main img')].map((picture) => picture.getAttribute('src'))
    expect(pictures).toContainEqual(expect.stringMatching(/^\/resources\/cut-drawing\/[0-9a-f]{32}\/1250$/))
    for (const part of [
      'CT-08B1-S-2000',
      'Schnittlänge 1 250 mm',
      'Ihre Referenz : 10',
      'Kanten gebrochen',
      'Hagemann Fördertechnik GmbH',
      '33100 Paderborn',
      'Wie Rechnungsadresse',
      'Bestell- oder Projektnummer: 4711-A',
      'Wunschtermin: 15.01.2099',
      'Bitte mit Bohrungen.',
    ])
      expect(text).toContain(part)
  }
  // Another visitor sees nothing of it.
  expect((await visit(site.url).get('/de/shop/orderconfirmation')).status).toBe(302)
})

test('the confirmation keeps the order of lines, with picture, name and price of each product', async () => {
  const visitor = visit(site.url)
  const product = await (await visitor.get(`${PRODUCT}?variant=${VARIANT}`)).text()
  const profile = /name="c_profile"[^>]*value="([0-9a-f]{32})"/.exec(product)?.[1] ?? ''
  await addPiece(visitor, { c_profile: profile, quantity: '2' })
  await visitor.post('/de/shop/list', { list: 'KR-08B1-15;3', intent: 'add' })
  await addPiece(visitor, { c_profile: profile, quantity: '4', cut_length: '980' })
  await visitor.post('/de/shop/checkout', await readAddressForm(visitor))
  const { html, key } = await readSummary(visitor)
  expect((await send(visitor, { ...CONFIRMED, key })).status).toBe(302)
  for (const page of [html, await (await visitor.get('/de/shop/orderconfirmation')).text()]) {
    const rows = [...pageBody(page).querySelectorAll('main table tbody tr')].map((row) => {
      const [, cell, , quantity, , price] = [...row.querySelectorAll('td')]
      return {
        number: cell?.querySelector('[translate="no"]')?.textContent.replace(/-.*/, ''),
        name: cell?.querySelector('b')?.textContent,
        drawings: cell?.querySelectorAll('img[src]').length,
        quantity: quantity?.textContent,
        hasPrice: /^[\d.]+,\d\d\s€$/.test(price?.textContent ?? ''),
      }
    })
    expect(rows).toEqual([
      { number: 'CT', name: 'Kettenführung Typ CT Simplex', drawings: 1, quantity: '2', hasPrice: false },
      { number: 'C30', name: 'C-Profil Stahl verzinkt', drawings: 1, quantity: '2', hasPrice: true },
      { number: 'KR', name: 'Kettenrad Kunststoff', drawings: 1, quantity: '3', hasPrice: true },
      { number: 'CT', name: 'Kettenführung Typ CT Simplex', drawings: 1, quantity: '4', hasPrice: false },
      { number: 'C30', name: 'C-Profil Stahl verzinkt', drawings: 1, quantity: '4', hasPrice: true },
    ])
  }
})

/** The links of the list of errors: the field that each leads to, and its text. */
const errorsOf = (html: string) =>
  [...pageBody(html).querySelectorAll('[role="alert"] a')].map((link) => [
    link.getAttribute('href')?.slice(1),
    link.textContent,
  ])

test('what is not confirmed is named one by one, in the order of the form, and a past date is not a wish', async () => {
  const visitor = visit(site.url)
  const key = await decide(visitor)
  const response = await send(visitor, { intent: 'send', key, wishedDate: '2020-01-15', comment: 'bleibt' })
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(errorsOf(html)).toEqual([
    ['wishedDate', expect.stringMatching(/^Wunschtermin: Bitte ein Datum ab heute angeben/)],
    ['terms', 'AGB bestätigen'],
    ['data-sheets', 'Technische Datenblätter bestätigen'],
    ['handling', 'Hinweise zur Handhabung bestätigen'],
  ])
  expect(html).toContain('bleibt')
})

test('missing fields of the address are named in the order of the form', async () => {
  const visitor = visit(site.url)
  await visitor.post('/de/shop/list', { list: 'CT-08B1-S-2000', intent: 'add' })
  const { countryId = '' } = await readAddressForm(visitor)
  const html = await (await visitor.post('/de/shop/checkout', { sameAddress: 'on', countryId })).text()
  expect(errorsOf(html).map(([, text]) => text)).toEqual([
    'E-Mail fehlt.',
    'Firma fehlt.',
    'Vorname fehlt.',
    'Nachname fehlt.',
    'Straße und Hausnummer fehlt.',
    'Postleitzahl fehlt.',
    'Ort fehlt.',
  ])
  const fields = ['email', 'company', 'firstName', 'lastName', 'street', 'countryId', 'zipcode', 'city']
  const places = fields.map((name) => html.indexOf(`name="${name}"`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the confirmation offers its files, its own page and an account; the empty cart leads back to it', async () => {
  const visitor = visit(site.url)
  await send(visitor, { ...CONFIRMED, key: await decide(visitor) })
  const body = pageBody(await (await visitor.get('/de/shop/orderconfirmation')).text())
  const links = [...body.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '')
  const page = links.find((link) => /\/account\/order\/[^/#]+$/.test(link)) ?? ''
  expect(links).toEqual(expect.arrayContaining([`${page}/request/pdf`, `${page}/request/csv`, `${page}#guest-account`]))
  const pdf = await visitor.get(`${page}/request/pdf`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const opened = pageBody(await (await visitor.get(page)).text())
  expect(opened.querySelector('#guest-account')?.textContent).toBeTruthy()
  const number = body.querySelector('main strong')?.textContent ?? ''
  const cart = pageBody(await (await visitor.get('/de/shop/cart')).text()).querySelector('main')
  expect(cart?.textContent).toContain(`Ihre letzte Anfrage: ${number}`)
  expect(await (await visitor.get('/de/shop/cart/lines')).json()).toEqual({ lines: [], sent: number })
  // The link alone opens nothing for another visitor.
  expect((await visit(site.url).get(`${page}/request/pdf`)).status).toBe(404)
})

test('a VAT number is on summary and confirmation, and a wrong one stays in its field', async () => {
  const visitor = visit(site.url)
  await visitor.post('/de/shop/list', { list: 'CT-08B1-S-2000;4;1250', intent: 'add' })
  const address = await readAddressForm(visitor)
  const refused = await visitor.post('/de/shop/checkout', { ...address, vatId: 'DE113891177' })
  expect(refused.status).toBe(422)
  expect(errorsOf(await refused.text())).toEqual([['vatId', expect.stringContaining('USt-IdNr.')]])
  await visitor.post('/de/shop/checkout', { ...address, vatId: '113 891 176' })
  const { html, key } = await readSummary(visitor)
  expect(textOf(html)).toContain('USt-IdNr.: DE113891176')
  await send(visitor, { ...CONFIRMED, key })
  const confirmation = await (await visitor.get('/de/shop/orderconfirmation')).text()
  expect(textOf(confirmation)).toContain('USt-IdNr.: DE113891176')
})
