import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import { sizeReadings } from '#web/cart/list-entry/lines/parse-size.ts'
import { piecesReadings } from '#web/cart/list-entry/lines/read-pieces.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { Pieces } from '#web/tools/cut-length/bar-use.ts'
import type { CutLine } from './parse-cuts.ts'

/** Shorter pieces are hardly sawn, mm: such a number is rather a number of pieces, or a decimal one. */
export const SHORTEST_LIKELY = 10

/** The least that a length can be, mm: a smaller number has a wrong unit. */
const LEAST = 0.1

/** Pieces out of a bar of the visitor's own; a sentence if they are impossible. */
export function readOwnCut(cut: CutLine, bar: number): Pieces | string {
  const lengths = sizeReadings(cut.length).flatMap((sides) => (sides.length === 1 ? sides : []))
  const length = lengths.find((mm) => mm >= SHORTEST_LIKELY && mm <= bar) ?? lengths[0]
  const [pieces, other] = piecesReadings(cut.pieces).filter((count) => Number.isInteger(count))
  if (length === undefined || pieces === undefined || length < 0 || pieces < 0) return m.cuts_unreadable()
  if (length === 0 || pieces === 0) return m.cuts_nought()
  if (length < LEAST) return m.cuts_unreadable()
  if (other !== undefined)
    return m.list_problem_either({ text: cut.pieces, first: String(pieces), second: String(other) })
  if (pieces > MOST_PIECES) return m.tools_cut_error_pieces_max({ max: formatNumber(MOST_PIECES) })
  return length <= bar ? { length, pieces } : tooLong(bar)
}

/** A length beyond the bar, or beyond what its ends leave. */
export const tooLong = (bar: number): string => m.cuts_longer({ bar: formatNumber(bar, 3) })
