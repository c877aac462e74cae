import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { BarPlan } from './bar-use.ts'
import type { BarAdvice } from './other-bars.ts'
import { nearestLength, type Cut, type LengthError } from './cut-rules.ts'
import { type CutRow, type RowErrors } from './cut-rows.ts'
import { parseCutLength } from './parse-cut-length.ts'

/** Bounds, step and tolerance, as the hint of a length field; of a single one also what an empty field means. */
export function boundsText({ min, max, step, tolerance, bar }: Cut, several = true): string {
  const bounds = { min: formatNumber(min), max: formatNumber(max), tolerance }
  const text =
    step === 1 ? m.tools_cut_bounds(bounds) : m.tools_cut_bounds_step({ ...bounds, step: formatNumber(step) })
  return several ? text : `${text}. ${m.tools_cut_empty({ bar: formatNumber(bar) })}`
}

function lengthErrorText(cut: Cut, error: LengthError, length: number): string {
  switch (error) {
    case 'missing':
      return m.tools_cut_error_missing()
    case 'not-whole':
      return m.tools_cut_error_whole({ nearest: formatNumber(nearestLength(cut, length)) })
    case 'below-min':
    case 'above-max':
      return m.tools_cut_error_range({ min: formatNumber(cut.min), max: formatNumber(cut.max) })
    case 'off-step':
      return m.tools_cut_error_step({
        step: formatNumber(cut.step),
        nearest: formatNumber(nearestLength(cut, length)),
      })
  }
}

/** Instructions for a row's errors, for the fields and for a summary of errors. */
export function rowErrorTexts(cut: Cut, errors: RowErrors, row: CutRow): { length?: string; pieces?: string } {
  return {
    ...(errors.length && { length: lengthErrorText(cut, errors.length, parseCutLength(cut, row.length)) }),
    ...(errors.pieces && {
      pieces:
        errors.pieces === 'above-max'
          ? m.tools_cut_error_pieces_max({ max: formatNumber(MOST_PIECES) })
          : m.tools_cut_error_pieces(),
    }),
  }
}

/** "From 1 bar of 6 000 mm, 4 pieces per bar. Remainder per bar: 984 mm." */
export function planText({ patterns, bars, remainder }: BarPlan, barLength: number): string {
  const [first, second, third] = patterns
  if (!first) return ''
  const from = m.tools_cut_bars({ bars, length: formatNumber(barLength) })
  // For a single length all bars are equal except the last one, which may not be full.
  const oneLength = patterns.every(({ cuts }) => cuts.length === 1 && cuts[0]?.length === first.cuts[0]?.length)
  if (!oneLength || third) return `${from}. ${m.tools_cut_remainder_total({ remainder: formatNumber(remainder) })}`
  const each = m.tools_cut_per_bar({ pieces: first.cuts[0]?.pieces ?? 0 })
  const rest = m.tools_cut_remainder_each({ remainder: formatNumber(first.remainder) })
  const last = second && m.tools_cut_remainder_last({ remainder: formatNumber(second.remainder) })
  return [`${from}, ${each}.`, rest, last].filter(Boolean).join(' ')
}

/** "From 3 000 mm: 3 bars instead of 5, remainder 984 mm instead of 3 016 mm." */
export function adviceText({ cut, plan, instead }: BarAdvice): string {
  const length = formatNumber(cut.bar)
  if (!instead) return m.tools_cut_advice_possible({ length })
  const remainders = { remainder: formatNumber(plan.remainder), before: formatNumber(instead.remainder) }
  return plan.bars === instead.bars
    ? m.tools_cut_advice_remainder({ length, ...remainders })
    : m.tools_cut_advice_bars({ length, bars: plan.bars, barsBefore: instead.bars, ...remainders })
}
