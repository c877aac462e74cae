import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileTransport } from '#backend/mail/transport.ts'
import { readPayload } from '#backend/shop/cart/read-payload.ts'
import type { StoredOrder } from '#backend/shop/order/read-order.ts'
import { companySchema } from '#contracts/company.ts'
import { LOCALES } from '#contracts/locales.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { writeQuoteRequestMail } from './quote-request-mails.tsx'
import { quoteRequestText } from './quote-request-text.ts'
import { toQuoteRequestView } from './quote-request-view.ts'

const company = companySchema.parse(JSON.parse(readFileSync('data/company.json', 'utf8')))
const salutation = (key: string) => ({
  id: 's',
  salutationKey: key,
  displayName: '',
  translated: { displayName: '', letterName: '' },
})
const country = { id: 'c', name: 'Deutschland', translated: { name: 'Deutschland' } }
const address = {
  id: 'a',
  firstName: 'Erika',
  lastName: 'Muster',
  company: 'Muster & Söhne',
  street: 'Hauptstraße 1',
  zipcode: '12345',
  city: 'Musterstadt',
  countryId: 'c',
  country,
}
const line = {
  id: 'l',
  orderId: 'o',
  identifier: null,
  position: 1,
  productId: 'p',
  label: 'Kettenführung CT',
  quantity: 3,
  unitPrice: 12.5,
  totalPrice: 37.5,
  payload: { productNumber: 'CT-08', options: [{ group: 'Farbe', option: 'grün' }], cut_length: 1250 },
  coverId: null,
  cover: null,
}
const order: StoredOrder = {
  id: 'o',
  orderNumber: 'A-100023',
  origin: 't',
  idempotencyKey: null,
  customerId: 'k',
  languageId: GERMAN,
  locale: 'de',
  customer: {
    email: 'erika@example.com',
    firstName: 'Erika',
    lastName: 'Muster',
    company: 'Muster & Söhne',
    salutation: salutation('mrs'),
    salutationId: 's',
    customerNumber: 'K-1',
  },
  billingAddress: address,
  shippingAddress: address,
  customerCopy: 'whole',
  customerComment: 'Bitte bald.\n<script>alert(1)</script>',
  amountNet: 37.5,
  deepLinkCode: 'd',
  createdAt: new Date('2026-11-21T07:56:00Z'),
  cancelledAt: null,
  lines: [line],
}

describe('The view of a quote request mail', () => {
  it('has each line with number, options, cut length, quantity and prices', () => {
    const [{ facts } = { facts: [] }] = toQuoteRequestView('confirmation', order, company).lines
    expect(facts.map(({ name, value }) => `${name}: ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
      'Artikelnummer: CT-08',
      'Farbe: grün',
      'Schnittlänge: 1\u202f250 mm',
      'Menge: 3 Stück',
      'Preis je Stück: 12,50 €',
      'Positionspreis: 37,50 €',
    ])
  })

  it('has a plastic format as strength x width x length', () => {
    const payload = { plastic_format: { strength: 2.5, width: 500, length: 1000 } }
    const { lines } = toQuoteRequestView('request', { ...order, lines: [{ ...line, payload }] }, company)
    expect(lines[0]?.facts.find(({ name }) => name === 'Schnittformat')?.value).toMatch(
      /^2,5 × 500 × 1\u202f000\u00a0mm/,
    )
  })

  it('has the buyer’s reference and note of a line', () => {
    const payload = { ...line.payload, reference: '10', note: 'Kanten gebrochen' }
    const { lines } = toQuoteRequestView('request', { ...order, lines: [{ ...line, payload }] }, company)
    expect(lines[0]?.facts.slice(-2)).toEqual([
      { name: 'Ihre Referenz', value: '10' },
      { name: 'Notiz', value: 'Kanten gebrochen' },
    ])
  })

  it('calls the reference that of the customer for sales, and has the bars of a product once', () => {
    const forSales = {
      sentIn: 'de' as const,
      isOfGuest: true,
      weights: new Map(),
      bars: new Map([['l', { count: 2, bar: 2000 }]]),
    }
    const payload = { ...line.payload, reference: '10' }
    const lines = [
      { ...line, payload },
      { ...line, id: 'm', position: 2 },
    ]
    const factsOf = (name: string) =>
      toQuoteRequestView('request', { ...order, lines }, company, { forSales }).lines.flatMap(({ facts }) =>
        facts.filter((fact) => fact.name === name).map(({ value }) => value),
      )
    expect(factsOf('Referenz des Kunden')).toEqual(['10'])
    expect(factsOf('Ihre Referenz')).toEqual([])
    expect(factsOf('Stangen dafür')).toEqual(['2\u00a0×\u00a02\u202f000\u00a0mm'])
  })

  it('has the weight of a small part for sales', () => {
    const forSales = { sentIn: 'de' as const, isOfGuest: true, weights: new Map([['l', 0.003]]), bars: new Map() }
    const view = JSON.stringify(toQuoteRequestView('request', order, company, { forSales }))
    expect(view.match(/[\d,]+\u00a0kg/g)).toEqual(['0,003\u00a0kg', '0,003\u00a0kg'])
  })

  it('has the options of all lines in one order', () => {
    const [colour, material] = [
      { group: 'Farbe', option: 'grün' },
      { group: 'Werkstoff', option: 'PA' },
    ]
    const lines = [
      [colour, material],
      [material, colour],
    ].map((options, index) => ({
      ...line,
      id: `l${index}`,
      position: index + 1,
      payload: { options },
    }))
    const view = toQuoteRequestView('confirmation', { ...order, lines }, company)
    expect(view.lines.map(({ facts }) => facts.slice(1, 3).map(({ name }) => name))).toEqual([
      ['Farbe', 'Werkstoff'],
      ['Farbe', 'Werkstoff'],
    ])
  })

  it.each([
    ['de', 'USt-IdNr.: DE123456789, ATU12345678'],
    ['en', 'VAT ID: DE123456789, ATU12345678'],
    ['nl', 'Btw-nummer: DE123456789, ATU12345678'],
    ['cz', 'DIČ: DE123456789, ATU12345678'],
  ] as const)('has the VAT ids for sales in %s', (locale, expected) => {
    const customer = { ...order.customer, vatIds: ['DE123456789', 'ATU12345678'] }
    const headOf = (kind: 'request' | 'confirmation') =>
      toQuoteRequestView(kind, { ...order, locale, customer }, company).head.map(
        ({ name, value }) => `${name}: ${value}`,
      )
    expect(headOf('request')).toContain(expected)
    expect(headOf('confirmation')).not.toContain(expected)
  })

  it('has the pieces of a product together and a C-profile below its guide', () => {
    const other = { ...line, id: 'm', position: 2, productId: 'w', label: 'Kettenrad' }
    const rail = { ...line, id: 'r', position: 3, productId: 'c', label: 'C-Profil', payload: { carries: 'p' } }
    const view = toQuoteRequestView('request', { ...order, lines: [line, other, rail] }, company)
    expect(view.lines.map(({ position, label }) => [position, label])).toEqual([
      [1, 'Kettenführung CT'],
      [2, 'C-Profil'],
      [3, 'Kettenrad'],
    ])
  })

  it('has no total if one line is on request', () => {
    const onRequest = { ...line, position: 2, unitPrice: null, totalPrice: null }
    const view = toQuoteRequestView('confirmation', { ...order, lines: [line, onRequest] }, company)
    expect(view.total.value).toBe('auf Anfrage')
    expect(view.lines[1]?.facts.at(-1)?.value).toBe('auf Anfrage')
    expect(toQuoteRequestView('confirmation', order, company).total.value).toContain('37,50')
  })

  it.each([
    ['de', 'Sehr geehrte Frau Dr. Muster,'],
    ['en', 'Dear Ms Dr. Muster,'],
    ['nl', 'Geachte mevrouw Dr. Muster,'],
    ['cz', 'Dobrý den,'],
  ] as const)('greets in %s', (locale, greeting) => {
    const customer = { ...order.customer, title: 'Dr.' }
    expect(toQuoteRequestView('confirmation', { ...order, locale, customer }, company).greeting).toBe(greeting)
  })

  it('uses the whole name if there is no salutation', () => {
    const customer = { ...order.customer, salutation: salutation('not_specified') }
    expect(toQuoteRequestView('confirmation', { ...order, customer }, company).greeting).toBe('Guten Tag Erika Muster,')
  })

  it.each([
    ['de', 'Werkstoff', 'Werkstoff S schwarz', 'Farbe', 'schwarz', 'Werkstoff: S schwarz'],
    ['en', 'Material', 'Material S black', 'Colour', 'black', 'Material: S black'],
    ['nl', 'Materiaal', 'Materiaal S zwart', 'Kleur', 'zwart', 'Materiaal: S zwart'],
    ['cz', 'Materiál', 'Materiál S černý', 'Barva', 'černý', 'Materiál: S černý'],
  ] as const)('repeats no word of the options in %s', (locale, group, option, colours, colour, expected) => {
    const options = [
      { group, option },
      { group: colours, option: colour },
    ]
    const lines = [{ ...line, payload: { ...line.payload, options } }]
    const text = quoteRequestText(toQuoteRequestView('request', { ...order, locale, lines }, company))
    expect(text).toContain(`   ${expected}\n`)
    expect(text).not.toContain(colours)
  })

  it.each(LOCALES)('leaves no placeholder in %s', (locale) => {
    for (const kind of ['confirmation', 'request'] as const) {
      const text = quoteRequestText(toQuoteRequestView(kind, { ...order, locale }, company))
      expect(text).not.toMatch(/[{}]|undefined|null/)
      for (const part of ['A-100023', 'CT-08', 'Musterwerk', 'Hauptstraße 1', 'Bitte bald.']) {
        expect(text).toContain(part)
      }
    }
  })

  it('distinguishes a separate delivery address', () => {
    expect(toQuoteRequestView('request', order, company).addresses[1]?.lines).toEqual(['wie Rechnungsadresse'])
    const shippingAddress = { ...address, id: 'b', street: 'Dock 2' }
    expect(toQuoteRequestView('request', { ...order, shippingAddress }, company).addresses[1]?.lines).toContain(
      'Dock 2',
    )
  })
})

describe('A quote request mail', () => {
  const settings = { from: 'Musterwerk <anfrage@example.com>', sales: 'vertrieb@example.com', company }

  it('goes to the customer or to sales, with the other as reply address', async () => {
    const confirmation = await writeQuoteRequestMail('confirmation', order, settings)
    const request = await writeQuoteRequestMail('request', order, settings)
    const customer = { name: 'Erika Muster', address: 'erika@example.com' }
    const sales = { name: 'Musterwerk', address: 'vertrieb@example.com' }
    expect([confirmation.to, confirmation.replyTo]).toEqual([customer, sales])
    expect([request.to, request.replyTo]).toEqual([sales, customer])
  })

  it("escapes the visitor's texts", async () => {
    const { html } = await writeQuoteRequestMail('request', order, settings)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('Muster &amp; Söhne')
    expect(html).toContain('lang="de"')
  })

  it('names an international mail domain as its owner writes it, and replies to the one of mail servers', async () => {
    const customer = { ...order.customer, email: 'erika@xn--mller-kva.example' }
    const { text, html, replyTo } = await writeQuoteRequestMail('request', { ...order, customer }, settings)
    for (const written of [text, html]) {
      expect(written).toContain('erika@müller.example')
      expect(written).not.toContain('xn--')
    }
    expect(replyTo).toMatchObject({ address: 'erika@xn--mller-kva.example' })
  })

  it('keeps its subject on one line', async () => {
    const customer = { ...order.customer, company: 'X\r\nBcc: all@example.com\u2028Y' }
    const { subject } = await writeQuoteRequestMail('request', { ...order, customer }, settings)
    expect(subject).toBe('Anfrage A-100023 von X Bcc: all@example.com Y, Erika Muster')
  })
})

/** Bytes that a Postfix takes by default. */
const TAKEN_BY_SERVERS = 10_240_000

it('about 500 lines with the longest notes, of letters of three bytes, is one that mail servers take', async () => {
  const read = readPayload({ note: '長'.repeat(1180) })
  if (!('payload' in read)) throw new Error(read.detail)
  const lines = Array.from({ length: MOST_LINES }, (_, at) => ({
    ...line,
    id: `l${at}`,
    productId: `p${at}`,
    payload: { ...line.payload, ...read.payload },
  }))
  const longest = { ...order, customerComment: '長'.repeat(10_000), lines }
  const settings = { from: 'a@example.com', sales: 'b@example.com', company }
  const folder = await mkdtemp(join(tmpdir(), 'longest-mail-'))
  try {
    await createFileTransport(folder).send({ ...(await writeQuoteRequestMail('request', longest, settings)), id: 'x' })
    const [name = ''] = await readdir(folder)
    expect((await stat(join(folder, name))).size).toBeLessThan(TAKEN_BY_SERVERS)
  } finally {
    await rm(folder, { recursive: true })
  }
})
