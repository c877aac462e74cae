import type { Corner, Outline } from '#drawing/geometry/corner.ts'
import type { ChainSize, Strands } from './chains.ts'
import { guideDimensions, type GuideDimensions } from './guide-dimensions.ts'
import { ceilTo, roundOutline } from './outline.ts'

/** T: base with ribs; S: screw flanges; U: side walls; K: channel without rib; C: foot in a steel C-profile. */
export const GUIDE_TYPES = ['T', 'TS', 'TU', 'K', 'CT', 'CTU', 'CK'] as const
export type GuideType = (typeof GUIDE_TYPES)[number]

/** Upper contour over all ribs from right to left, on a floor at height `y`. */
const ribContour = ({ ribs, rib, ribHeight }: GuideDimensions, y: number): Outline =>
  ribs.toReversed().flatMap((x): Corner[] => [
    [x + rib / 2, y],
    [x + rib / 2, y + ribHeight],
    [x - rib / 2, y + ribHeight],
    [x - rib / 2, y],
  ])

/** Inside of a channel from its right upper edge to its left one: walls, floor at `y`, and floor contour. */
const channel = (inner: number, outer: number, top: number, y: number, floor: Outline): Outline => [
  [outer, top],
  [inner, top],
  [inner, y],
  ...floor,
  [-inner, y],
  [-inner, top],
  [-outer, top],
]

const slab = (half: number, upper: Outline): Outline => [[-half, 0], [half, 0], ...upper]

/** Bottom of the head above the bottom of the foot: 0.2 mm over the lips of the profile. */
const headBottom = ({ cProfile }: GuideDimensions) => cProfile.height - cProfile.wall + 0.2
const neckOf = ({ cProfile }: GuideDimensions) => (cProfile.slot - 0.6) / 2

/** Joins an upper contour to the foot that slides in the C-profile. */
function onFoot(d: GuideDimensions, half: number, upper: Outline): Outline {
  const { width, height, wall } = d.cProfile
  const foot = (width - 2 * wall - 0.6) / 2
  const footHeight = height - 2 * wall - 0.4
  const neck = neckOf(d)
  const bottom = headBottom(d)
  return [
    [-foot, 0],
    [foot, 0],
    [foot, footHeight],
    [neck, footHeight],
    [neck, bottom],
    [half, bottom],
    ...upper,
    [-half, bottom],
    [-neck, bottom],
    [-neck, footHeight],
    [-foot, footHeight],
  ]
}

/** Right half width and upper contour of the head, its bottom at `y`. */
function head(type: 'CT' | 'CTU' | 'CK', d: GuideDimensions, y: number): { half: number; upper: Outline } {
  const floor = y + d.headPlate
  if (type === 'CT') {
    const half = Math.max(d.baseWidth / 2, neckOf(d) + 1)
    return { half, upper: [[half, floor], ...ribContour(d, floor), [-half, floor]] }
  }
  const inner = d.innerWidth / 2
  const half = Math.max(inner + d.wall, neckOf(d) + 1)
  return type === 'CTU'
    ? { half, upper: channel(inner, half, floor + d.wallHeight, floor, ribContour(d, floor)) }
    : { half, upper: channel(inner, half, floor + d.channelDepth, floor, []) }
}

/** Cross-section of a chain guide, mm; origin at the bottom on the centre line. */
export function guideOutline(type: GuideType, size: ChainSize, strands: Strands): Outline {
  const d = guideDimensions(size, strands)
  const half = d.baseWidth / 2
  const inner = d.innerWidth / 2
  switch (type) {
    case 'T':
      return roundOutline(slab(half, [[half, d.base], ...ribContour(d, d.base), [-half, d.base]]))
    case 'TS': {
      const flange = half + d.flange
      const sole = ceilTo(d.base / 2, 0.5)
      const right: Outline = [
        [flange, sole],
        [half, sole],
        [half, d.base],
      ]
      const left: Outline = [
        [-half, d.base],
        [-half, sole],
        [-flange, sole],
      ]
      return roundOutline(slab(flange, [...right, ...ribContour(d, d.base), ...left]))
    }
    case 'TU':
      return roundOutline(
        slab(inner + d.wall, channel(inner, inner + d.wall, d.base + d.wallHeight, d.base, ribContour(d, d.base))),
      )
    case 'K':
      return roundOutline(slab(inner + d.wall, channel(inner, inner + d.wall, d.base + d.channelDepth, d.base, [])))
    default: {
      const { half: headHalf, upper } = head(type, d, headBottom(d))
      return roundOutline(onFoot(d, headHalf, upper))
    }
  }
}
