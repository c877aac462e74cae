import { arrowHead } from '#drawing/annotation.ts'
import { lineColour, tone } from '#drawing/material.ts'
import { flatten } from '#drawing/geometry/outline.ts'
import { polygon } from '#drawing/geometry/path.ts'
import type { Mark } from '#drawing/picture.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Point } from '#drawing/geometry/vector.ts'
import { linesMark, outlinedMark, RACK_INK, RACK_RULE, RACK_SHEET, RACK_THIN, textMark } from './rack-marks.ts'

/** A bracket from the side, its upright leg with two slotted holes on the frame. */
export function bracketMarks(x: number, y: number): Mark[] {
  const slots = [-7, 7].map((dx) => polygon(flatten(rectangle(x + dx - 1.5, y + 12, 3, 10, 1.5)).map(RACK_SHEET.at)))
  return [
    outlinedMark(rectangle(x - 13, y + 4, 26, 25), 'steel', 0.8),
    { kind: 'path', d: slots.join(''), fill: tone('steel', 0.4) },
    outlinedMark(rectangle(x - 13, y, 26, 4), 'steel', 0.9),
  ]
}

/** A clamp in front of the profile: eccentric disc, its hexagon and the head of its screw. */
export const clampMarks = (x: number, y: number): Mark[] => [
  outlinedMark(rectangle(x - 6, y - 4, 12, 4), 'steel', 0.55),
  outlinedMark(rectangle(x - 4, y - 8, 8, 4), 'steel', 0.7),
  outlinedMark(rectangle(x - 3, y - 11, 6, 3), 'steel', 0.5),
]

/** One end: an eye from the last pin with its threaded rod, anchor plate, nut and lock nut. */
export function endMarks({
  at,
  outer,
  pin,
  line,
  pitch,
}: {
  at: number
  outer: number
  pin: number
  line: number
  pitch: number
}): Mark[] {
  const away = Math.sign(outer - at)
  const [plate, nut, lock] = [6, 8, 5]
  const face = at + away * (Math.abs(outer - at) * 0.2)
  const between = (from: number, to: number, half: number, radius = 0) =>
    rectangle(Math.min(from, to), line - half, Math.abs(to - from), 2 * half, radius)
  const nutFace = face + away * plate
  const end = nutFace + away * (nut + lock + 3)
  const travel: Point[] = [
    [end, line - 3],
    [outer, line - 3],
    [outer, line + 3],
    [end, line + 3],
  ]
  return [
    outlinedMark(between(at, end, 3), 'steel', 0.9),
    outlinedMark(between(pin - away * pitch * 0.25, at + away * 2, pitch * 0.25, 2), 'steel', 0.75),
    outlinedMark(between(face, nutFace, pitch * 0.9), 'steel', 0.7),
    outlinedMark(between(nutFace, nutFace + away * nut, 8), 'steel', 0.6),
    outlinedMark(between(nutFace + away * nut, nutFace + away * (nut + lock), 8), 'steel', 0.75),
    // The rod's end when the travel is used up.
    linesMark([travel], { dash: '4 2' }),
  ]
}

/** First and last pin that are drawn, counted from the gap of the sprocket. */
export const endPins = (centre: number, from: number, to: number, pitch: number): [first: number, last: number] => [
  Math.ceil((from - centre) / pitch),
  Math.floor((to - centre) / pitch),
]

/** Links from the first pin to the last one, plates of two kinds in turn. */
export function chainMarks(
  centre: number,
  [first, last]: readonly [number, number],
  line: number,
  pitch: number,
): Mark[] {
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
