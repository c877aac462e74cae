import { lineColour, tone, TOP_FACE } from '#drawing/material.ts'
import type { Drawing, Mark } from '#drawing/picture.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { piecesPath } from '#web/tools/cut-length/bar-path.ts'
import type { BarPattern, BarPlan } from '#web/tools/cut-length/bar-use.ts'

/** Different bars that are drawn. */
const MOST = 4
/** Shares of the bar's length. */
const HEIGHT = 0.055
const STEP = 0.08
const TEXT = 0.026

/** Draws the bars of a plan below each other: their pieces with their lengths, and its remainder. */
export function drawBars({ patterns }: BarPlan, { bar, kerf }: { bar: number; kerf: number }): Drawing {
  const shown = patterns.slice(0, MOST)
  const marks = shown.flatMap((pattern, index) => barMarks(pattern, { bar, kerf, top: index * STEP * bar }))
  return { width: bar, height: ((shown.length - 1) * STEP + HEIGHT) * bar, marks }
}

function barMarks({ cuts }: BarPattern, { bar, kerf, top }: { bar: number; kerf: number; top: number }): Mark[] {
  const bottom = top + HEIGHT * bar
  const stock: Mark = { kind: 'path', d: `M0 ${top}H${bar}V${bottom}H0z`, fill: '#fff', stroke: '#8c8a84' }
  const pieces: Mark = {
    kind: 'path',
    d: piecesPath(cuts, kerf, top, bottom),
    fill: tone('pe', TOP_FACE),
    stroke: lineColour('pe'),
  }
  const lengths = cuts.flatMap(({ length, pieces: count }) => Array.from({ length: count }, () => length))
  let left = 0
  const texts = lengths.map((length): Mark => {
    const centre = left + length / 2
    left += length + kerf
    const matrix = [1, 0, 0, 1, Math.round(centre), Math.round((top + bottom) / 2 + TEXT * bar * 0.35)]
    return { kind: 'text', text: formatNumber(length), matrix, size: TEXT * bar, fill: lineColour('pe') }
  })
  return [stock, pieces, ...texts]
}
