import { arrowHead } from '#drawing/annotation.ts'
import { lineColour, tone } from '#drawing/material.ts'
import type { Outline } from '#drawing/geometry/corner.ts'
import { flatten } from '#drawing/geometry/outline.ts'
import { polygon } from '#drawing/geometry/path.ts'
import type { Mark } from '#drawing/picture.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Point } from '#drawing/geometry/vector.ts'
import { linesMark, outlinedMark, RACK_INK, RACK_RULE, RACK_SHEET, RACK_THIN, textMark } from './rack-marks.ts'

/** A bracket from the side: foot, web and head. */
export const bracketOutline = (x: number, y: number): Outline => [
  [x - 13, y],
  [x + 13, y],
  [x + 13, y + 5],
  [x + 3, y + 5],
  [x + 3, y + 24],
  [x + 13, y + 24],
  [x + 13, y + 29],
  [x - 13, y + 29],
  [x - 13, y + 24],
  [x - 3, y + 24],
  [x - 3, y + 5],
  [x - 13, y + 5],
]

/** Anchor plate, threaded rod and nut of one end. */
export function endMarks({
  at,
  outer,
  chain,
  line,
  pitch,
  bottom,
}: {
  at: number
  outer: number
  chain: number
  line: number
  pitch: number
  bottom: number
}): Mark[] {
  const side = Math.sign(at - outer)
  const plate = side > 0 ? at - 8 : at - 6
  const rod = Math.min(outer, chain)
  const threads = Array.from({ length: Math.max(0, Math.floor((Math.abs(at - outer) - 24) / 4)) }, (_, i): Point[] => {
    const x = outer + side * (2 + 4 * i)
    return [
      [x, line - 3],
      [x + 2.4, line + 3],
    ]
  })
  return [
    outlinedMark(rectangle(plate, line - pitch * 0.5, 14, bottom - line + pitch * 0.5), 'steel', 0.7),
    outlinedMark(rectangle(rod, line - 3, Math.abs(chain - outer), 6), 'steel', 0.9),
    linesMark(threads),
    outlinedMark(rectangle(side > 0 ? at - 20 : at + 9, line - 8, 11, 16), 'steel', 0.6),
  ]
}

/** Links from the gap of the sprocket to both ends, plates of two kinds in turn. */
export function chainMarks(centre: number, from: number, to: number, line: number, pitch: number): Mark[] {
  const [first, last] = [Math.ceil((from - centre) / pitch), Math.floor((to - centre) / pitch)]
  const links = Array.from({ length: last - first }, (_, i) => first + i)
  const plates = links.map((k) => {
    const isOuter = Math.abs(k % 2) === 0
    const half = pitch * (isOuter ? 0.4 : 0.36)
    return outlinedMark(
      rectangle(centre + k * pitch - half, line - half, pitch + 2 * half, 2 * half, half),
      'chain',
      isOuter ? 0.32 : 0.55,
    )
  })
  const pins = [...links, last].map((k) =>
    polygon(flatten(circle(centre + k * pitch, line, pitch * 0.17)).map(RACK_SHEET.at)),
  )
  return [
    ...plates,
    { kind: 'path', d: pins.join(''), fill: tone('chain', 1), stroke: lineColour('chain'), width: RACK_THIN },
  ]
}

/** A gap with wavy edges: the drawing is shortened here. */
export function breakMarks(x: number, top: number, bottom: number): Mark[] {
  const wave = (dx: number): Point[] =>
    Array.from({ length: 17 }, (_, i) => [x + dx + 3.5 * Math.sin((i * Math.PI) / 8), top + ((bottom - top) * i) / 16])
  return [
    { kind: 'path', d: polygon([...wave(0), ...wave(9).toReversed()].map(RACK_SHEET.at)), fill: 'var(--ground)' },
    linesMark([wave(0), wave(9)], { stroke: RACK_INK }),
  ]
}

/** The pitch above two pins, left of the sprocket. */
export function pitchMarks(
  centre: number,
  from: number,
  radius: number,
  line: number,
  pitch: number,
  words: string,
  size: number,
): Mark[] {
  const clear = Math.min(centre - radius - 2 * pitch, centre - 3 * pitch)
  const k = Math.max(Math.ceil((from - centre) / pitch) + 1, Math.floor((clear - centre) / pitch))
  const [x, y] = [centre + k * pitch, line - pitch * 0.5 - 14]
  return [
    linesMark([
      [
        [x, line - pitch * 0.3],
        [x, y - 4],
      ],
      [
        [x + pitch, line - pitch * 0.3],
        [x + pitch, y - 4],
      ],
      [
        [x - 16, y],
        [x + pitch + 16, y],
      ],
    ]),
    {
      kind: 'path',
      d: [arrowHead([x, y], [x - 16, y], 8), arrowHead([x + pitch, y], [x + pitch + 16, y], 8)]
        .map((arrow) => polygon(arrow.map(RACK_SHEET.at)))
        .join(''),
      fill: RACK_RULE,
    },
    textMark([x + pitch / 2, y - 7], words, size),
  ]
}

/** Pitch circle and teeth on a leader to the right of the sprocket. */
export function leaderMarks(
  hub: Point,
  radius: number,
  isWide: boolean,
  labels: { pitchCircle: string; teeth: string },
  size: number,
): Mark[] {
  const angle = isWide ? 0.5 : 0.75
  const from: Point = [hub[0] + radius * Math.cos(angle), hub[1] - radius * Math.sin(angle)]
  const [dx, dy, length] = isWide ? [46, 20, 118] : [18, 14, 84]
  const to: Point = [from[0] + dx, from[1] - dy]
  const middle = to[0] + length / 2
  return [
    linesMark([[from, to, [to[0] + length, to[1]]]]),
    { kind: 'path', d: polygon(flatten(circle(from[0], from[1], 2.6)).map(RACK_SHEET.at)), fill: RACK_RULE },
    textMark([middle, to[1] - size * 0.4], labels.pitchCircle, size),
    textMark([middle, to[1] + size * 1.15], labels.teeth, size),
  ]
}
