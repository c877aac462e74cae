import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import type { Pieces } from './bar-use.ts'
import { checkLength, type Cut } from './cut-rules.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { type CutRow } from './cut-rows.ts'
import { parseCutLength } from './parse-cut-length.ts'

/** Input of the bar plan: the rows whose length can be cut. */
export const wantedPieces = (cut: Cut, rows: readonly CutRow[]): Pieces[] =>
  rows.flatMap((row) => {
    const [length, pieces] = [parseCutLength(cut, row.length), parseNumber(row.pieces)]
    if (length > cut.bar || checkLength(cut, length) !== undefined) return []
    return {
      length,
      pieces: Math.min(MOST_PIECES, Math.max(1, Math.floor(pieces) || 1)),
    }
  })
