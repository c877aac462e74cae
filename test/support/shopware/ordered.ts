import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Locale } from '#contracts/locales.ts'
import { toQuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { composeComment } from '#web/routes/shop/checkout/summary/compose-comment.ts'
import { describeLines } from '#web/routes/shop/checkout/summary/describe-lines.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'

const line = z.looseObject({
  id: z.string(),
  label: z.string(),
  payload: z.looseObject({ productNumber: z.string(), cut_length: z.number() }),
})
const recorded = z
  .looseObject({ orderNumber: z.string(), lineItems: z.array(line).min(1) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'php/recorded-order.json'), 'utf8')))

/** Visitors' texts that are markup. */
export const NOTE = 'Kante <b>gebrochen</b> & "frei"'
export const REFERENCE = "<script>alert('Pos 17')</script>"

const [first] = recorded.lineItems
const { cut_length: _, ...plain } = first?.payload ?? {}
const LINES = [
  { ...first, payload: { ...first?.payload, note: NOTE, reference: REFERENCE } },
  {
    ...first,
    id: 'format',
    identifier: 'format',
    position: 2,
    quantity: 1,
    label: 'Platte natur',
    payload: {
      ...plain,
      productNumber: 'PL-10',
      plastic_format: { strength: 10, width: 200, length: 1500.5 },
      options: [{ group: 'Farbe', option: 'natur' }],
    },
  },
  {
    ...first,
    id: 'request',
    identifier: 'request',
    position: 3,
    label: 'Rolle',
    unitPrice: 0,
    totalPrice: 0,
    payload: { ...plain, productNumber: 'RO-1', customFields: { profilwerk: { priceOnRequest: true } } },
  },
  {
    ...first,
    id: 'discount',
    identifier: 'discount',
    position: 4,
    type: 'promotion',
    label: 'Rabatt',
    unitPrice: -2,
    totalPrice: -2,
    payload: [],
  },
]

/**
 * The recorded order of a Shopware 6.6.7.1 with more lines. They are a cut with note, reference and file, a format, a
 * price on request, and a discount. The comment is the one that the site sends.
 */
export function orderedIn(locale: Locale) {
  const file = (attachmentKey: string, name: string) => ({
    line: attachmentKey,
    name,
    size: 1000,
    url: `https://site.test/files/${name}?a=1&b=2`,
    until: '2026-12-24T12:00:00Z',
  })
  const positions = LINES.slice(0, 3).map((one) =>
    toQuoteRequestPosition(
      z.looseObject({ id: z.string(), type: z.string(), cover: z.null().default(null) }).parse(one),
    ),
  )
  const files = [file(positions[0]?.attachmentKey ?? '', 'kante.png'), file('', 'alles.pdf')]
  const customerComment = runWithLocale(locale, () =>
    composeComment({
      orderNumber: 'P-4711',
      wishedDate: '',
      comment: '<i>Bitte</i> entgraten',
      positions: describeLines(positions, files),
    }),
  )
  return { ...recorded, customerComment, lineItems: LINES }
}
