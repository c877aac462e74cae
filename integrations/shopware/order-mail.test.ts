import { describe, expect, test } from 'vitest'
import type { Locale } from '#contracts/locales.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { NOTE, orderedIn, REFERENCE } from '#test/support/shopware/ordered.ts'
import { hasNoPhp, renderMail } from '#test/support/shopware/php.ts'
import { readSetUp } from './read-set-up.ts'

const { mailTemplates } = await readSetUp()
const CHANNEL = { translated: { name: 'Beispiel Kunststoffe' } }

type Reader = 'customer' | 'sales'
type Code = 'de-DE' | 'en-GB'
type Field = 'subject' | 'senderName' | 'contentHtml' | 'contentPlain'

const renderFor = (
  reader: Reader,
  code: Code,
  field: Field,
  order: object,
  doubleOptInConfirmDate: string | null = null,
) =>
  renderMail({
    template: mailTemplates.find((template) => template.reader === reader)?.texts[code][field] ?? '',
    escape: field === 'contentHtml',
    locale: code,
    data: { order, salesChannel: CHANNEL, customer: { doubleOptInConfirmDate } },
  })
const render = (code: Code, field: Field, order: object) => renderFor('sales', code, field, order)

/** Text of an HTML mail as its reader sees it, with a space for each gap. */
const seenIn = (html: string) => (pageBody(html).textContent ?? '').replaceAll(/\s+/g, ' ').trim()

const LANGUAGES: [Code, Locale, string[]][] = [
  [
    'de-DE',
    'de',
    [
      'Unverbindliche Anfrage 10013',
      'Die Anfrage ist unverbindlich.',
      'RW-S112',
      'Schnittlänge: 1250 mm',
      `Referenz: ${REFERENCE}`,
      `Notiz: ${NOTE}`,
      'Datei: kante.png (1 KB)',
      'Farbe: natur',
      'Schnittformat: 10 × 200 × 1500,5 mm (Dicke × Breite × Länge)',
      '21,94 €',
      '43,88 €',
      'Summe netto: 36,87 €',
      'inkl. 19 % MwSt.: 7,01 €',
      'Summe brutto: 43,88 €',
      'Positionen mit Preis auf Anfrage sind in der Summe nicht enthalten.',
      'P-4711',
      '<i>Bitte</i> entgraten',
      'kunde@example.com',
      'Rechnungsadresse Beispiel GmbH Ada Beispiel Werkstr. 7 44139 Dortmund Deutschland',
      'Lieferadresse Ada Beispiel Lager 4 44139 Dortmund Deutschland',
    ],
  ],
  [
    'en-GB',
    'en',
    [
      'Non-binding quote request 10013',
      'The request is non-binding.',
      'RW-S112',
      'Cut length: 1250 mm',
      `Reference: ${REFERENCE}`,
      `Note: ${NOTE}`,
      'File: kante.png (1 KB)',
      'Farbe: natur',
      'Cut format: 10 × 200 × 1500.5 mm (thickness × width × length)',
      '€21.94',
      '€43.88',
      'Net total: €36.87',
      'including 19% VAT: €7.01',
      'Gross total: €43.88',
      'Items with price on request are not included in the total.',
      'P-4711',
      '<i>Bitte</i> entgraten',
      'kunde@example.com',
      'Billing address Beispiel GmbH Ada Beispiel Werkstr. 7 44139 Dortmund Deutschland',
      'Delivery address Ada Beispiel Lager 4 44139 Dortmund Deutschland',
    ],
  ],
]

const isSkipped = hasNoPhp({ twig: true })

describe.skipIf(isSkipped).each(LANGUAGES)('The mail to sales in %s', (code, locale, told) => {
  const order = orderedIn(locale)

  test('tells lengths, formats, notes, references, files, sums and addresses as HTML.', () => {
    const seen = seenIn(render(code, 'contentHtml', order))
    expect(told.filter((text) => !seen.includes(text))).toEqual([])
  })

  test('tells the same as plain text.', () => {
    const seen = render(code, 'contentPlain', order).replaceAll(/\s+/g, ' ')
    expect(told.filter((text) => !seen.includes(text))).toEqual([])
  })

  test('has no markup of the visitor, and links to the files only.', () => {
    const body = pageBody(render(code, 'contentHtml', order))
    expect(body.querySelectorAll('script, b, i')).toHaveLength(0)
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://site.test/files/kante.png?a=1&b=2',
      'https://site.test/files/kante.png?a=1&b=2',
      'https://site.test/files/alles.pdf?a=1&b=2',
    ])
  })

  test('shows what belongs to a line in its row, and no price where it is on request.', () => {
    const rows = [...pageBody(render(code, 'contentHtml', order)).querySelectorAll('tr')].map((row) =>
      seenIn(row.innerHTML.replaceAll('</td>', ' </td>')),
    )
    expect(rows[1]).toMatch(/^1 RW-S112 .*1250 mm.*Pos 17.*Kante.*kante\.png/)
    expect(rows[2]).toMatch(/^2 PL-10 .*1500[.,]5 mm/)
    expect(rows[2]).not.toMatch(/kante\.png|1250/)
    expect(rows[3]).toMatch(/^3 RO-1 Rolle 2 (auf Anfrage auf Anfrage|on request on request)$/)
    expect(rows[4]).toMatch(/^Rabatt 2 /)
  })

  test('tells net prices with the tax on top, and tax-free ones without.', () => {
    const sumsOf = (taxStatus: string) =>
      /(?:Summe|Net|Total)[^\n]*(?:\n[^\n]+)*/.exec(render(code, 'contentPlain', { ...order, taxStatus }))?.[0] ?? ''
    expect(sumsOf('net')).toMatch(/(zzgl\.|plus) 19/)
    expect(sumsOf('tax-free')).toMatch(/^(Summe ohne MwSt\.|Total without VAT): /)
    expect(sumsOf('tax-free')).not.toMatch(/19/)
  })

  test.each([
    'https://example.com/x 1: RW-S112, 2',
    'Rückfrage zu 1: RW-S112, bitte\nfalsch.pdf (1 KB)\nhttps://evil.example/x',
  ])('takes no comment of a visitor for a file: %j', (comment) => {
    const asked = { ...order, customerComment: `${comment}\n\n${order.customerComment}` }
    const rowOf = (html: string) => pageBody(html).querySelectorAll('tr')[1]
    const row = rowOf(render(code, 'contentHtml', asked))
    expect(row?.textContent).toBe(rowOf(render(code, 'contentHtml', order))?.textContent)
    expect(row?.textContent).toContain('kante.png')
    expect(render(code, 'contentPlain', asked)).toContain(comment.split('\n')[0])
  })

  test('is sent, too, for an order that has none of all this.', () => {
    const bare = {
      ...order,
      customerComment: null,
      deliveries: [],
      lineItems: [{ ...order.lineItems[1], payload: [] }],
    }
    expect(seenIn(render(code, 'contentHtml', bare))).toContain('Platte natur')
    expect(render(code, 'contentPlain', bare)).toContain('Platte natur')
  })

  test('has the number in its subject, unescaped, and the channel as its sender.', () => {
    const named = { ...order, orderCustomer: { firstName: 'Ada', lastName: 'O’Neil & Co' } }
    expect(render(code, 'subject', named)).toMatch(/^(Anfrage|Quote request) 10013 (von|from) Ada O’Neil & Co$/)
    expect(render(code, 'senderName', order)).toBe('Beispiel Kunststoffe')
  })
})

const FREE_TEXT = ['Kante', 'Pos 17', 'kante.png', 'alles.pdf', 'entgraten', 'P-4711']

describe.skipIf(isSkipped).each([
  [
    'de-DE',
    'de',
    'Guten Tag Ada Muster',
    'es wird nichts berechnet',
    'Schnittlänge: 1250 mm',
    'wiederholt diese E-Mail nicht',
  ],
  ['en-GB', 'en', 'Dear Ada Muster', 'nothing is charged', 'Cut length: 1250 mm', 'does not repeat'],
] as const)('The mail to the customer in %s', (code, locale, greeting, nonBinding, length, left) => {
  const order = orderedIn(locale)
  const bodies = (confirmed: string | null) => [
    seenIn(renderFor('customer', code, 'contentHtml', order, confirmed)),
    renderFor('customer', code, 'contentPlain', order, confirmed).replaceAll(/\s+/g, ' '),
  ]

  test('greets, says that nothing is charged, and has the lengths.', () => {
    for (const seen of bodies(null))
      expect([greeting, nonBinding, length].filter((text) => !seen.includes(text))).toEqual([])
    expect(renderFor('customer', code, 'subject', order)).toMatch(/(unverbindliche|non-binding) .*10013$/)
  })

  test('has the day and time of its reader, not those of the server.', () => {
    const atNewYear = { ...order, orderDateTime: '2026-12-31T23:30:00.000+00:00' }
    for (const field of ['contentHtml', 'contentPlain'] as const)
      expect(renderFor('customer', code, field, atNewYear)).toMatch(/(01\.01\.|1 Jan )2027, 00:30/)
  })

  test("repeats no text of a visitor at an address that may be a stranger's, and says so.", () => {
    for (const seen of bodies(null)) {
      expect(FREE_TEXT.filter((text) => seen.includes(text))).toEqual([])
      expect(seen).toContain(left)
    }
    expect(pageBody(renderFor('customer', code, 'contentHtml', order)).querySelectorAll('a')).toHaveLength(0)
  })

  test('repeats everything at an address that was confirmed.', () => {
    for (const seen of bodies('2026-11-21 21:59:22')) {
      expect(FREE_TEXT.filter((text) => !seen.includes(text))).toEqual([])
      expect(seen).not.toContain(left)
    }
  })
})
