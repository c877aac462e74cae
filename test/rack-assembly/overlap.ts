import type { Point } from '#drawing/geometry/vector.ts'
import { planeOf, type Extrusion } from './extrusion.ts'

type Stretch = readonly [low: number, high: number]

/** Below this, mm: faces that touch. */
const TOUCH = 1e-6

const spanOf = (values: readonly number[]): Stretch => [Math.min(...values), Math.max(...values)]

type Box = readonly [x: Stretch, y: Stretch, z: Stretch]

/** Extent along each coordinate. */
export function boxOf({ axis, rings, from, to }: Extrusion): Box {
  const outer = rings[0] ?? []
  const first = spanOf(outer.map(([u]) => u))
  const second = spanOf(outer.map(([, v]) => v))
  const along: Stretch = [from, to]
  if (axis === 0) return [along, first, second]
  return axis === 1 ? [first, along, second] : [first, second, along]
}

const shared = (a: Stretch, b: Stretch): Stretch => [Math.max(a[0], b[0]), Math.min(a[1], b[1])]
const lengthOf = ([low, high]: Stretch): number => high - low

const edgesOf = (rings: readonly Point[][]) =>
  rings.flatMap((ring) => ring.map((point, i) => [point, ring[(i + 1) % ring.length] as Point] as const))

/** Stretches of material on the line where one coordinate of the plane has a value. */
export function stretchesAt(rings: readonly Point[][], fixed: 0 | 1, value: number): Stretch[] {
  const free = fixed === 0 ? 1 : 0
  const hits = edgesOf(rings)
    .flatMap(([a, b]) =>
      a[fixed] < value === b[fixed] < value
        ? []
        : [a[free] + ((b[free] - a[free]) * (value - a[fixed])) / (b[fixed] - a[fixed])],
    )
    .toSorted((a, b) => a - b)
  return Array.from({ length: hits.length / 2 }, (_, i) => [hits[2 * i] ?? 0, hits[2 * i + 1] ?? 0])
}

const lengthWithin = (stretches: readonly Stretch[], others: readonly Stretch[]): number =>
  stretches.reduce(
    (sum, one) => sum + others.reduce((part, other) => part + Math.max(0, lengthOf(shared(one, other))), 0),
    0,
  )

/** Where edges of a plane reach a value of one coordinate, by the other one. */
const crossings = (rings: readonly Point[][], fixed: 0 | 1, values: readonly number[]): number[] => {
  const free = fixed === 0 ? 1 : 0
  return edgesOf(rings).flatMap(([a, b]) =>
    values.flatMap((value) =>
      (a[fixed] - value) * (b[fixed] - value) < 0
        ? [a[free] + ((b[free] - a[free]) * (value - a[fixed])) / (b[fixed] - a[fixed])]
        : [],
    ),
  )
}

/** First coordinates of the points where edges of two outlines cross. */
function meetings(one: readonly Point[][], other: readonly Point[][]): number[] {
  const others = edgesOf(other)
  return edgesOf(one).flatMap(([a, b]) =>
    others.flatMap(([c, d]) => {
      const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
      if (Math.abs(turn) < 1e-12) return []
      const share = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn
      return share >= 0 && share <= 1 ? [a[0] + share * (b[0] - a[0])] : []
    }),
  )
}

const GAUSS = 0.5 / Math.sqrt(3)

/** Exact for cubic pieces between the breaks. */
function integral(breaks: readonly number[], within: Stretch, valueAt: (at: number) => number): number {
  const inside = breaks.filter((at) => at > within[0] && at < within[1])
  const all = [within[0], ...inside, within[1]].toSorted((a, b) => a - b)
  return all.slice(1).reduce((sum, end, i) => {
    const begin = all[i] ?? end
    if (end - begin < 1e-9) return sum
    const [middle, half] = [(begin + end) / 2, end - begin]
    return sum + (half / 2) * (valueAt(middle - half * GAUSS) + valueAt(middle + half * GAUSS))
  }, 0)
}

/** Common area of two planes, within stretches of their first coordinate. */
const commonArea = (one: readonly Point[][], other: readonly Point[][], within: Stretch): number =>
  integral([...[...one, ...other].flat().map(([u]) => u), ...meetings(one, other)], within, (at) =>
    lengthWithin(stretchesAt(one, 0, at), stretchesAt(other, 0, at)),
  )

/** Common volume of solids along different axes, by slices across the coordinate that both planes have. */
function crosswise(one: Extrusion, other: Extrusion, coordinate: 0 | 1 | 2, within: Stretch): number {
  const place = (solid: Extrusion) => (planeOf(solid.axis)[0] === coordinate ? 0 : 1)
  const [mine, theirs] = [place(one), place(other)] as const
  const breaks = [
    ...one.rings.flat().map((point) => point[mine]),
    ...other.rings.flat().map((point) => point[theirs]),
    ...crossings(one.rings, mine === 0 ? 1 : 0, [other.from, other.to]),
    ...crossings(other.rings, theirs === 0 ? 1 : 0, [one.from, one.to]),
  ]
  return integral(
    breaks,
    within,
    (at) =>
      lengthWithin(stretchesAt(one.rings, mine, at), [[other.from, other.to]]) *
      lengthWithin(stretchesAt(other.rings, theirs, at), [[one.from, one.to]]),
  )
}

/** Common volume of two solids, mm³: exact for their polygons. */
export function overlap(one: Extrusion, other: Extrusion, box = boxOf(one), otherBox = boxOf(other)): number {
  const [x, y, z] = [shared(box[0], otherBox[0]), shared(box[1], otherBox[1]), shared(box[2], otherBox[2])]
  const both = [x, y, z] as const
  if (both.some((stretch) => lengthOf(stretch) < TOUCH)) return 0
  if (one.axis === other.axis) {
    return commonArea(one.rings, other.rings, both[planeOf(one.axis)[0]]) * lengthOf(both[one.axis])
  }
  const third = ([0, 1, 2] as const).find((i) => i !== one.axis && i !== other.axis) ?? 0
  return crosswise(one, other, third, both[third])
}

/** Common volume of two parts, mm³. */
export function partsOverlap(one: readonly Extrusion[], other: readonly Extrusion[]): number {
  const [boxes, others] = [one.map(boxOf), other.map(boxOf)]
  return one.reduce((sum, a, i) => sum + other.reduce((part, b, j) => part + overlap(a, b, boxes[i], others[j]), 0), 0)
}
