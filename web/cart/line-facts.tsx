import { type NamedValue, withoutRepeats } from '#contracts/shop/named-value.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

/** The traits that distinguish two lines of one product. */
export interface LineTraits {
  /** Group and option, in the page's language. */
  options: { group: string; option: string }[]
  /** mm: strength, width, length. */
  format: { strength: number; width: number; length: number } | undefined
  /** mm. */
  cutLength: number | undefined
  /** mm of the stock bar, of a product that is cut to length. Without a cut length it is sold whole. */
  bar?: number | undefined
}

/** The options, plastic format and cut length of a position. Name and value are ready to print. */
export function lineFacts({ options, format, cutLength, bar }: LineTraits): NamedValue[] {
  const facts = withoutRepeats(options.map(({ group, option }) => ({ name: group, value: option })))
  if (format) {
    const size = [format.strength, format.width, format.length].map((side) => formatNumber(side, 1)).join(' × ')
    facts.push({ name: m.cart_format(), value: `${size}\u00a0mm` })
  }
  if (cutLength !== undefined) facts.push({ name: m.cart_cut_length(), value: `${formatNumber(cutLength)}\u00a0mm` })
  else if (bar !== undefined) facts.push({ name: m.cart_cut_length(), value: wholeBarText(bar) })
  return facts
}

/** The order of a line without a cut length: `ganze Stange, 2 000 mm`. */
export const wholeBarText = (bar: number): string => m.cart_whole_bar({ length: formatNumber(bar) })
