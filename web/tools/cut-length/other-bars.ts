import { nestBars } from '#web/tools/cut-list/nest-bars.ts'
import type { BarPlan } from './bar-use.ts'
import type { Cut } from './cut-rules.ts'
import { type CutRow, rowErrorsOf } from './cut-rows.ts'
import { wantedPieces } from './wanted-pieces.ts'

/** The same part from another stock length. */
export interface OtherBar {
  /** Product number. */
  number: string
  cut: Cut
}

/** Another stock length that is worth a sentence. */
export interface BarAdvice extends OtherBar {
  /** Undefined where some lengths cannot be cut from the present bar at all. */
  instead: BarPlan | undefined
  plan: BarPlan
}

/** Less waste is worth a change from this share of the wanted material on. */
const WORTH = 0.1

const isPossible = (cut: Cut, rows: readonly CutRow[]): boolean =>
  rows.length > 0 && rows.every((row) => rowErrorsOf(cut, row).length === undefined)

/**
 * The stock length from which these lengths are cut with the least waste. It must be clearly less than from the present
 * one, unless the present one is too short for them.
 */
export function adviseBar(cut: Cut, others: readonly OtherBar[], rows: readonly CutRow[]): BarAdvice | undefined {
  const planOf = (bar: Cut) => nestBars(bar.bar, bar.kerf, wantedPieces(bar, rows))
  const instead = isPossible(cut, rows) ? planOf(cut) : undefined
  const [best] = others
    .filter((other) => isPossible(other.cut, rows))
    .map((other) => ({ ...other, plan: planOf(other.cut) }))
    .toSorted((a, b) => a.plan.remainder - b.plan.remainder)
  if (!best || !instead) return best && { ...best, instead }
  const wanted = wantedPieces(cut, rows).reduce((sum, { length, pieces }) => sum + length * pieces, 0)
  return instead.remainder - best.plan.remainder >= WORTH * wanted ? { ...best, instead } : undefined
}
