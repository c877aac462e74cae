import type { Pieces } from './bar-use.ts'
import { MAX_PIECES, nearestLength, type Cut } from './cut-rules.ts'
import { parseNumber } from '#web/forms/parse-number.ts'
import { type CutRow } from './cut-rows.ts'

/** Input of the bar plan: rows with a length, each moved to the nearest bound while it is out of bounds. */
export const wantedPieces = (cut: Cut, rows: readonly CutRow[]): Pieces[] =>
  rows.flatMap((row) => {
    const [length, pieces] = [parseNumber(row.length), parseNumber(row.pieces)]
    if (Number.isNaN(length)) return []
    return {
      length: Math.min(cut.bar, nearestLength(cut, length)),
      pieces: Math.min(MAX_PIECES, Math.max(1, Math.floor(pieces) || 1)),
    }
  })
