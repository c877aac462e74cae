import { annotationMarks } from '#drawing/annotation.ts'
import { flatDimensions } from '#drawing/flat-dimension.ts'
import { flatten } from '#drawing/geometry/outline.ts'
import { polygon } from '#drawing/geometry/path.ts'
import type { Drawing, Mark } from '#drawing/picture.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Point } from '#drawing/geometry/vector.ts'
import { CHAIN_DATA } from '#web/tools/chain-rack/sums/rack-constants.ts'
import {
  bracketMarks,
  breakMarks,
  chainMarks,
  clampMarks,
  endMarks,
  endPins,
  leaderMarks,
  pitchMarks,
} from './rack-details.ts'
import { linesMark, outlinedMark, RACK_FINE, RACK_INK, RACK_RULE, RACK_SHEET, RACK_THIN } from './rack-marks.ts'
import type { Rack } from '#web/tools/chain-rack/sums/rack.ts'
import { rackSprocketOutline } from './sprocket-outline.ts'

/** Texts of the drawing in the page's language and unit. */
export interface RackLabels {
  strand: string
  profile: string
  installation: string
  /** Pitch circle and teeth, above and below the leader. */
  pitchCircle: string
  teeth: string
  pitch: string
  spacing: string
}

/** Layout of the drawing in its own units, about pixels of its natural size; wide, and narrow for a phone. */
const LAYOUTS = {
  wide: { width: 980, edge: 26, end: 58, inset: 18, radius: 150, pitch: 26, text: 15, brackets: 7, body: 28, row: 2.1 },
  narrow: {
    width: 400,
    edge: 10,
    end: 34,
    inset: 10,
    radius: 84,
    pitch: 18,
    text: 14,
    brackets: 4,
    body: 22,
    row: 2.1,
  },
} as const
export type RackLayout = keyof typeof LAYOUTS

/**
 * Draws a chain rack from the side. It has the sprocket on its strand, guide and C-profile. Brackets with clamps are on a
 * frame, tension sets with anchor plates at the ends. The length is broken twice, so that links and teeth remain
 * legible. Dimensions are true.
 */
export function drawRack(rack: Rack, labels: RackLabels, layout: RackLayout): Drawing {
  const { width, edge, end, inset, text: size, body, row, ...of } = LAYOUTS[layout]
  const { roller } = CHAIN_DATA[rack.chain]
  const pitch = Math.min(of.pitch, 2 * of.radius * Math.sin(Math.PI / rack.teeth))
  const scale = pitch / rack.pitch
  const radius = pitch / (2 * Math.sin(Math.PI / rack.teeth))
  const [left, right] = [edge, width - edge]
  const [profileLeft, profileRight] = [left + end, right - end]
  const [chainLeft, chainRight] = [profileLeft + inset, profileRight - inset]
  const centre = layout === 'wide' ? width * 0.46 : width * 0.5
  const line = Math.max(size * 2.2 + 2 * radius + pitch, layout === 'wide' ? 180 : 120)
  const guideTop = line + pitch * 0.42
  const carrierTop = guideTop + 13
  const carrierBottom = carrierTop + body
  const ground = carrierBottom + 29
  const marks: Mark[] = []

  const brackets = Math.min(of.brackets, rack.bracketsPerStrand)
  const places = Array.from(
    { length: brackets },
    (_, i) => profileLeft + 24 + ((profileRight - profileLeft - 48) * i) / (brackets - 1),
  )
  marks.push(
    linesMark(
      [carrierBottom + 10, ground].map((y): Point[] => [
        [left, y],
        [right, y],
      ]),
      { stroke: RACK_INK },
    ),
    ...places.flatMap((x) => bracketMarks(x, carrierBottom)),
  )
  const hatching = Array.from({ length: Math.floor((right - left) / 12) }, (_, i): Point[] => {
    const x = left + 8 + 12 * i
    return [
      [x, ground],
      [x - 6, ground + 7],
    ]
  })
  marks.push(linesMark(hatching))

  marks.push(outlinedMark(rectangle(profileLeft, carrierTop, profileRight - profileLeft, body), 'steel', 0.85))
  marks.push(
    linesMark(
      [carrierTop + 5, carrierBottom - 5].map((y): Point[] => [
        [profileLeft, y],
        [profileRight, y],
      ]),
    ),
    outlinedMark(rectangle(profileLeft + 4, guideTop, profileRight - profileLeft - 8, 13), 'pe', 0.84),
  )
  marks.push(...places.flatMap((x) => clampMarks(x, carrierBottom)))
  const pins = endPins(centre, chainLeft, chainRight, pitch)
  marks.push(...endMarks({ at: profileLeft, outer: left, pin: centre + pins[0] * pitch, line, pitch }))
  marks.push(...endMarks({ at: profileRight, outer: right, pin: centre + pins[1] * pitch, line, pitch }))

  const hub: Point = [centre, line - radius]
  const moved = ([x, y]: Point): Point => [hub[0] + x * scale, hub[1] + y * scale]
  marks.push(
    outlinedMark(rackSprocketOutline(rack.teeth, rack.pitch, roller).map(moved), 'pe', 0.84),
    outlinedMark(circle(hub[0], hub[1], radius * 0.42), 'pe', 0.95),
    outlinedMark(circle(hub[0], hub[1], radius * 0.2), 'natural', 1),
    {
      ...linesMark([], { dash: '' }),
      kind: 'path',
      d: polygon(flatten(circle(hub[0], hub[1], radius)).map(RACK_SHEET.at)),
      stroke: RACK_RULE,
      width: RACK_THIN,
      dash: '9 3 2 3',
    },
    linesMark(
      [
        [
          [hub[0] - radius - 16, hub[1]],
          [hub[0] + radius + 16, hub[1]],
        ],
        [
          [hub[0], hub[1] - radius - 14],
          [hub[0], line + 10],
        ],
      ],
      { dash: '9 3 2 3' },
    ),
    ...chainMarks(centre, pins, line, pitch),
  )
  for (const x of layout === 'wide' ? [width * 0.2, width * 0.72] : [width * 0.23, width * 0.79]) {
    marks.push(...breakMarks(x, line - pitch * 0.8, carrierBottom + 9))
  }
  marks.push(...pitchMarks(centre, chainLeft, radius, line, pitch, labels.pitch, size))
  marks.push(...leaderMarks(hub, radius, layout === 'wide', labels, size))

  const bottom = ground + size
  const below = (from: number, to: number, y: number, words: string) => ({
    along: 'x' as const,
    from: [from, 0, -y] as const,
    length: to - from,
    text: words,
  })
  const [first = 0, second = 0] = places
  const box = { min: [left, -bottom], max: [right, 0] } as const
  const annotations = flatDimensions(
    [
      below(first, second, ground + 8, labels.spacing),
      below(chainLeft, chainRight, line + pitch * 0.5, labels.strand),
      below(profileLeft, profileRight, carrierBottom, labels.profile),
      below(left, right, line + 6, labels.installation),
    ],
    box,
    size,
  )
  marks.push(...annotationMarks(annotations, RACK_SHEET))
  const height = bottom + size * (1.6 + 2 * 4 * (row / 2.1))
  return { width: width * RACK_FINE, height: Math.round(height * RACK_FINE), marks }
}
