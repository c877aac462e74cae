import { m } from '#web/i18n/messages.ts'
import { CUT_ORDERS, type CutOrder, type Doubt, turn } from './order-cuts.ts'
import type { CutLine } from './parse-cuts.ts'

/** Lines that do not say which of their numbers is the length, as the page shows them. */
export interface ShownDoubt {
  /** The order in which they were read; undefined for a question: then they are not planned. */
  order: CutOrder | undefined
  /** The first of them as it was entered, and how many there are. */
  text: string
  count: number
  /** How the first one is read in each order, and the address of the plan with it. */
  choices: { order: CutOrder; text: string; address: string }[]
}

/** A line as it was entered. */
export const textOf = ({ item, pieces, length }: CutLine): string =>
  [item, length === '' ? pieces : `${pieces} × ${length}`].filter(Boolean).join(': ')

export function toShownDoubt({ lines, order }: Doubt, addressOf: (order: CutOrder) => string): ShownDoubt[] {
  const [first] = lines
  if (!first) return []
  const choices = CUT_ORDERS.map((one) => {
    const { pieces, length } = one === 'pieces' ? first : turn(first)
    return { order: one, text: m.cuts_reading({ pieces, length }), address: addressOf(one) }
  })
  return [{ order, text: textOf(first), count: lines.length, choices }]
}
