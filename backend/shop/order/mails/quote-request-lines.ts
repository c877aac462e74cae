import type { MailFact } from '#backend/mail/layout.tsx'
import type { OrderedLine, StoredOrder } from '#backend/shop/order/read-order.ts'
import { regionTag } from '#contracts/locales.ts'
import { placedLines } from '#contracts/shop/line-groups.ts'
import type { PlacedLine } from '#contracts/shop/line-groups.ts'
import { withoutRepeats } from '#contracts/shop/named-value.ts'
import { inSameOrder } from '#contracts/shop/same-order.ts'
import type { RequestForSales } from './request-for-sales.ts'
import type { Say } from './texts.ts'

export interface QuoteRequestLine {
  position: number
  label: string
  /** Product number, options, plastic format, cut length, quantity, prices. */
  facts: MailFact[]
  files: MailFile[]
}

/** A file of a quote request. Only sales gets a link and a small picture. */
export interface MailFile {
  id: string
  /** Name and size. */
  text: string
  url: string | undefined
  hasPicture: boolean
}

interface LineParts {
  /** The files of a line, by its key. */
  filesOf: (key: string) => MailFile[]
  forSales: Pick<RequestForSales, 'weights' | 'bars'> | undefined
}

/** The lines of a mail in the order of the site. */
export const linesOf = (order: StoredOrder, say: Say, { filesOf, forSales }: LineParts): QuoteRequestLine[] =>
  placedInOrder(order.lines).map((placed, index) => ({
    ...toLine(placed, index + 1, order, { say, forSales }),
    files: filesOf(placed.line.payload.attachments ?? placed.line.id),
  }))

/** The lines as the pages number them, and their options in one order. */
export function placedInOrder(lines: readonly OrderedLine[]): PlacedLine<OrderedLine>[] {
  const options = inSameOrder(
    lines.map(({ payload }) => payload.options ?? []),
    ({ group }) => group,
  )
  const alike = lines.map((line, index) => ({ ...line, payload: { ...line.payload, options: options[index] ?? [] } }))
  return placedLines(alike, ({ productId, payload }) => ({ productId: productId ?? '', carries: payload.carries }))
}

function toLine(
  { line, guide }: PlacedLine<OrderedLine>,
  position: number,
  order: StoredOrder,
  { say, forSales }: Pick<LineParts, 'forSales'> & { say: Say },
): Omit<QuoteRequestLine, 'files'> {
  const { productNumber, options, plastic_format: format, cut_length: cut, reference, note } = line.payload
  const weight = forSales?.weights.get(line.id)
  const bars = forSales?.bars.get(line.id)
  const numberIn = (value: number) => groupedBySpaces(new Intl.NumberFormat(regionTag(order.locale)), value)
  const facts: (MailFact | undefined)[] = [
    { name: say('product_number'), value: productNumber ?? '' },
    ...withoutRepeats((options ?? []).map(({ group, option }) => ({ name: group, value: option }))),
    format && {
      name: say('plastic_format'),
      value: say('plastic_format_value', {
        strength: numberIn(format.strength),
        width: numberIn(format.width),
        length: numberIn(format.length),
      }),
    },
    cut === undefined
      ? undefined
      : { name: say('cut_length'), value: say('cut_length_value', { length: numberIn(cut) }) },
    {
      name: say('quantity'),
      value: say(line.quantity === 1 ? 'quantity_one' : 'quantity_value', { count: numberIn(line.quantity) }),
    },
    ...(line.unitPrice === null || line.totalPrice === null
      ? [{ name: say('unit_price'), value: say('on_request') }]
      : [
          { name: say('unit_price'), value: moneyIn(order, line.unitPrice) },
          { name: say('line_total'), value: moneyIn(order, line.totalPrice) },
        ]),
    bars && {
      name: say('bars'),
      value: say('bars_value', { count: numberIn(bars.count), length: numberIn(bars.bar) }),
    },
    weight === undefined ? undefined : { name: say('weight'), value: weightIn(order, weight, say) },
    guide && { name: say('belongs_to'), value: guide.payload.productNumber ?? '' },
    reference ? { name: say(forSales ? 'customer_reference' : 'line_reference'), value: reference } : undefined,
    note ? { name: say('line_note'), value: note } : undefined,
  ]
  return { position, label: line.label, facts: facts.filter((fact) => fact !== undefined) }
}

export const moneyIn = ({ locale }: StoredOrder, amount: number): string =>
  new Intl.NumberFormat(regionTag(locale), { style: 'currency', currency: 'EUR' }).format(amount)

/** `12,40 kg`; small parts to the gram, which would be 0,00 kg: `0,003 kg`. */
export function weightIn({ locale }: StoredOrder, weight: number, say: Say): string {
  const digits = weight > 0 && weight < 0.005 ? 3 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return say('weight_value', { weight: new Intl.NumberFormat(regionTag(locale), format).format(weight) })
}

/**
 * Separates thousands by a narrow space, as drawings and pages do. In millimetres a full stop or comma reads as a
 * decimal sign.
 */
const groupedBySpaces = (format: Intl.NumberFormat, value: number): string =>
  format
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'group' ? '\u202f' : part))
    .join('')
