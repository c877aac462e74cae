import { type NamedValue, withoutRepeats } from '#contracts/shop/named-value.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { QuoteRequestPosition } from './quote-request-positions.ts'

/** The options, plastic format and cut length of a position. Name and value are ready to print. */
export function lineFacts({
  options,
  format,
  cutLength,
}: Pick<QuoteRequestPosition, 'options' | 'format' | 'cutLength'>): NamedValue[] {
  const facts = withoutRepeats(options.map(({ group, option }) => ({ name: group, value: option })))
  if (format) {
    const size = [format.strength, format.width, format.length].map((side) => formatNumber(side, 1)).join(' × ')
    facts.push({ name: m.cart_format(), value: `${size}\u00a0mm` })
  }
  if (cutLength !== undefined) facts.push({ name: m.cart_cut_length(), value: `${formatNumber(cutLength)}\u00a0mm` })
  return facts
}
