import { lineColour, type Material, tone } from '#drawing/material.ts'
import type { Outline } from '#drawing/geometry/corner.ts'
import { flatten } from '#drawing/geometry/outline.ts'
import { polygon, polyline } from '#drawing/geometry/path.ts'
import type { Mark } from '#drawing/picture.ts'
import type { Paper } from '#drawing/paper.ts'
import type { Point } from '#drawing/geometry/vector.ts'

/** Units of the picture per unit of the layout: coordinates are whole. */
export const RACK_FINE = 10
export const RACK_SHEET: Paper = {
  width: 0,
  height: 0,
  scale: RACK_FINE,
  at: ([x, y]) => [x * RACK_FINE, y * RACK_FINE],
}

const LINE = 1
export const RACK_THIN = 0.7
export const RACK_RULE = '#716d66'
export const RACK_INK = '#201f1c'

export const outlinedMark = (outline: Outline, material: Material, brightness: number): Mark => ({
  kind: 'path',
  d: polygon(flatten(outline).map(RACK_SHEET.at)),
  fill: tone(material, brightness),
  stroke: lineColour(material),
  width: LINE,
})
export const linesMark = (
  parts: readonly (readonly Point[])[],
  { stroke = RACK_RULE, width = RACK_THIN, dash = '' } = {},
): Mark => ({
  kind: 'path',
  d: parts.map((part) => polyline(part.map(RACK_SHEET.at))).join(''),
  stroke,
  width,
  ...(dash && { dash }),
})
export const textMark = (at: Point, words: string, size: number): Mark => ({
  kind: 'text',
  text: words,
  matrix: [1, 0, 0, 1, ...RACK_SHEET.at(at).map(Math.round)],
  size: size * RACK_FINE,
  fill: RACK_INK,
})
