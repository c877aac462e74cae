import type { MailFact } from '#backend/mail/layout.tsx'
import type { OrderedLine, StoredOrder } from '#backend/shop/order/read-order.ts'
import { regionTag } from '#contracts/locales.ts'
import { groupLines } from '#contracts/shop/line-groups.ts'
import type { LineGroup } from '#contracts/shop/line-groups.ts'
import { withoutRepeats } from '#contracts/shop/named-value.ts'
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
  /** For sales: kg of each line, by its id. */
  weights: ReadonlyMap<string, number> | undefined
}

/** The lines of a mail in the order of the site. */
export const linesOf = (order: StoredOrder, say: Say, { filesOf, weights }: LineParts): QuoteRequestLine[] =>
  placedLines(order.lines).map((placed, index) => ({
    ...toLine(placed, index + 1, order, { say, weight: weights?.get(placed.line.id) }),
    files: filesOf(placed.line.payload.attachments ?? placed.line.id),
  }))

interface PlacedLine {
  line: OrderedLine
  /** Number of the guide that a C-profile carries. */
  carried: string | undefined
}

/** The lines of a quote request as the site groups them. */
export function placedLines(lines: readonly OrderedLine[]): PlacedLine[] {
  const placed = ({ lines: ofGroup, carriers }: LineGroup<OrderedLine>, carried?: string): PlacedLine[] => [
    ...ofGroup.map((line) => ({ line, carried })),
    ...carriers.flatMap((carrier) => placed(carrier, ofGroup[0]?.payload.productNumber)),
  ]
  const groups = groupLines(lines, ({ productId, payload }) => ({
    productId: productId ?? '',
    carries: payload.carries,
  }))
  return groups.flatMap((group) => placed(group))
}

function toLine(
  { line, carried }: PlacedLine,
  position: number,
  order: StoredOrder,
  { say, weight }: { say: Say; weight: number | undefined },
): Omit<QuoteRequestLine, 'files'> {
  const { productNumber, options, plastic_format: format, cut_length: cut, reference, note } = line.payload
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
    weight === undefined ? undefined : { name: say('weight'), value: weightIn(order, weight, say) },
    carried === undefined ? undefined : { name: say('belongs_to'), value: carried },
    reference ? { name: say('line_reference'), value: reference } : undefined,
    note ? { name: say('line_note'), value: note } : undefined,
  ]
  return { position, label: line.label, facts: facts.filter((fact) => fact !== undefined) }
}

export const moneyIn = ({ locale }: StoredOrder, amount: number): string =>
  new Intl.NumberFormat(regionTag(locale), { style: 'currency', currency: 'EUR' }).format(amount)

/** `12,40 kg` */
export const weightIn = ({ locale }: StoredOrder, weight: number, say: Say): string =>
  say('weight_value', { weight: new Intl.NumberFormat(regionTag(locale), DECIMALS).format(weight) })

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/**
 * Separates thousands by a narrow space, as drawings and pages do. In millimetres a full stop or comma reads as a
 * decimal sign.
 */
const groupedBySpaces = (format: Intl.NumberFormat, value: number): string =>
  format
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'group' ? '\u202f' : part))
    .join('')
