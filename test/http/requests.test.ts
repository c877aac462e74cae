import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_PERSON } from '#backend/shop/demo/demo-requests.ts'
import { readMailLink } from '#test/support/account-mails.ts'
import { newAddress, newCustomer, pageText, signInOn } from '#test/support/account-visitor.ts'
import { fillForm, openForm, readForms, submitForm } from '#test/support/page-form.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { CONFIRMED, readAddressForm, readSummary, visit, type Visitor } from '#test/support/visitor.ts'

const HISTORY = '/de/shop/account/orderhistory'

let site: SharedSite
let buyer: Visitor
beforeAll(async () => {
  site = await sharedSite()
  buyer = visit(site.url)
  const { email, password } = DEMO_PERSON
  await signInOn(buyer, email, { password })
})

const linksTo = (html: string): string[] => [
  ...new Set(html.match(/\/de\/shop\/account\/orderhistory\/[0-9a-f]{32}(?=")/g) ?? []),
]

/** Sends a quote request as a guest and returns the link of its mail. */
async function sendAsGuest(): Promise<{ guest: Visitor; email: string; link: string }> {
  const guest = visit(site.url)
  const email = newAddress()
  await guest.post('/de/shop/list', { list: 'CT-08B1-S-2000;4;1250;Kanten gebrochen;10', intent: 'add' })
  await guest.post('/de/shop/checkout', { ...(await readAddressForm(guest)), email })
  const { key } = await readSummary(guest)
  await guest.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  return { guest, email, link: await readMailLink(site.dataDir, email, '/account/order/') }
}

/** Opens the link in another browser. */
async function openLink(link: string, email: string, zipcode = '33100') {
  const reader = visit(site.url)
  const form = await openForm(reader, link, 'zipcode')
  return { reader, response: await submitForm(reader, fillForm(form, { email, zipcode })) }
}

async function pdfText(bytes: ArrayBuffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return (await Promise.all(pages)).join(' ')
}

test('The customer of the demo has five requests, from the newest, with their lines.', async () => {
  const page = await (await buyer.get(HISTORY)).text()
  const numbers = [...page.matchAll(/<b[^>]*>(A-\d{6})<\/b>/g)].map(([, number]) => number)
  expect(numbers).toEqual(['A-100000', 'A-099999', 'A-099998', 'A-099997', 'A-099996'])
  // A complete list needs no way to the rest.
  expect(page).not.toContain('gesehen')
  expect(linksTo(page)).toHaveLength(5)
})

test('The account begins with the three newest requests, each with the way to send it again.', async () => {
  const overview = await (await buyer.get('/de/shop/account/account')).text()
  const newest = linksTo(await (await buyer.get(HISTORY)).text()).slice(0, 3)
  expect(linksTo(overview)).toEqual(newest)
  const again = readForms(overview, '').map(({ action }) => action)
  expect(again.filter((action) => linksTo(`${action}"`).length > 0)).toEqual(newest)
  expect(await pageText(await buyer.get('/de/shop/account/account'))).toContain('Alle 5 Anfragen')
})

test('A request shows all its lines, cut lengths, addresses and the comment.', async () => {
  const [newest = ''] = linksTo(await (await buyer.get(HISTORY)).text())
  const text = await pageText(await buyer.get(newest))
  for (const part of [
    'Anfrage A-100000',
    'Schnittlänge 1 250 mm',
    'Schnittlänge 835 mm',
    'Ihre Referenz : L3-RF-02',
    'Am Güterbahnhof 4',
    'Frankfurter Weg 70',
    'Wie im Frühjahr, nur zwei Längen sind neu.',
  ])
    expect(text).toContain(part)
})

test('A request again puts its lines into the cart once, however often the form arrives.', async () => {
  const [, , third = ''] = linksTo(await (await buyer.get(HISTORY)).text())
  const form = { intent: 'again', 'form-token': 'ab'.repeat(16) }
  for (const _ of ['first', 'again']) {
    const response = await buyer.post(third, form)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/shop/cart'])
  }
  const list = await (await buyer.get('/de/shop/cart/list.csv')).text()
  expect(list.trim().split('\r\n').slice(1)).toEqual(
    ['PL-PEUHMW-S-8-1000X2000;3', 'RS-POMC-SW-10-1000;10;;"gerade, ohne Drehriefen"', 'RS-PA6-NT-10-1000;10'].map(
      (line) => expect.stringContaining(line),
    ),
  )
})

test('A request is a PDF to print and a list that can be entered again.', async () => {
  const [newest = ''] = linksTo(await (await buyer.get(HISTORY)).text())
  const pdf = await buyer.get(`${newest}/request/pdf`)
  expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  const text = await pdfText(await pdf.arrayBuffer())
  // Number, date, cut length with pieces and weight, and the choice of a line.
  for (const part of [
    /A-100000 +Gesendet am \d/,
    /1\s250\smm +4 +0,97/,
    /5,25\skg/,
    /Werkstoff S grün/,
    /33106 Paderborn/,
  ])
    expect(text).toMatch(part)
  const list = await (await buyer.get(`${newest}/request/csv`)).text()
  expect(list).toContain('CT-06B1-S-2000;4;1250;;L3-RF-01')
  expect((await buyer.get(`${newest}/request/txt`)).status).toBe(404)
})

test('A customer does not see the request of another one, nor its files, nor requests it again.', async () => {
  const [newest = ''] = linksTo(await (await buyer.get(HISTORY)).text())
  const { visitor: other } = await newCustomer(site)
  const seen = [
    await other.get(newest),
    await other.get(`${newest}/request/pdf`),
    await other.get(`${newest}/request/csv`),
  ]
  expect(seen.map(({ status }) => status)).toEqual([404, 404, 404])
  const again = await other.post(newest, { intent: 'again' })
  expect(again.status).toBeGreaterThanOrEqual(400)
  expect(await again.text()).not.toContain('A-100000')
  const stranger = await visit(site.url).get(newest)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, expect.stringContaining('/account/login')])
})

test('A guest opens the request by the link in the mail with address and zip code, and with nothing else.', async () => {
  const { email, link } = await sendAsGuest()
  const closed = await (await visit(site.url).get(link)).text()
  expect(closed).not.toContain('CT-08B1')
  const wrong = await openLink(link, email, '99999')
  expect(wrong.response.status).toBe(422)
  expect(await wrong.response.text()).toContain('gibt es keine Anfrage')
  expect((await wrong.reader.get(`${link}/request/pdf`)).status).toBe(404)
  // As on an envelope.
  const { reader, response } = await openLink(link, email, 'D-33100')
  expect([response.status, response.headers.get('location')]).toEqual([303, link])
  expect(await pageText(await reader.get(link))).toContain('Schnittlänge 1 250 mm')
  expect((await reader.get(`${link}/request/csv`)).status).toBe(200)
})

test('An account of a guest’s request keeps it, and the password signs in.', async () => {
  const { email, link } = await sendAsGuest()
  const { reader } = await openLink(link, email)
  const weak = await reader.post(link, { intent: 'account', password: 'Passwort123!' })
  expect([weak.status, await weak.text()]).toEqual([422, expect.stringContaining('Listen häufiger Passwörter')])
  const made = await reader.post(link, { intent: 'account', password: 'Kettenrad-7' })
  expect([made.status, made.headers.get('location')]).toEqual([303, HISTORY])
  const history = await (await reader.get(HISTORY)).text()
  const [own = ''] = linksTo(history)
  // The link of the mail leads to the account now.
  expect((await reader.get(link)).headers.get('location')).toBe(own)
  const elsewhere = visit(site.url)
  expect((await signInOn(elsewhere, email)).status).toBe(303)
  expect(linksTo(await (await elsewhere.get(HISTORY)).text())).toEqual([own])
})
