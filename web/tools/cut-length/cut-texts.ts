import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { BarPlan } from './bar-use.ts'
import { MAX_PIECES, nearestLength, type Cut, type LengthError } from './cut-rules.ts'
import { parseNumber } from '#web/forms/parse-number.ts'
import { type CutRow, type RowErrors } from './cut-rows.ts'

/** Bounds, step and tolerance, as the hint of a length field. */
export function boundsText({ min, max, step, tolerance }: Cut): string {
  const bounds = { min: formatNumber(min), max: formatNumber(max), tolerance }
  return step === 1 ? m.tools_cut_bounds(bounds) : m.tools_cut_bounds_step({ ...bounds, step: formatNumber(step) })
}

function lengthErrorText(cut: Cut, error: LengthError, length: number): string {
  switch (error) {
    case 'missing':
      return m.tools_cut_error_missing()
    case 'not-whole':
      return m.tools_cut_error_whole()
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
    ...(errors.length && { length: lengthErrorText(cut, errors.length, parseNumber(row.length)) }),
    ...(errors.pieces && {
      pieces:
        errors.pieces === 'above-max'
          ? m.tools_cut_error_pieces_max({ max: formatNumber(MAX_PIECES) })
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
