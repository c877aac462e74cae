import { edgeFrom, isCurved, type Outline } from '#drawing/geometry/corner.ts'
import { chordPoints } from '#drawing/geometry/curve.ts'
import { bodyOf, type Solid } from '#drawing/geometry/solid.ts'
import type { Point, Vector } from '#drawing/geometry/vector.ts'

/** Index of a coordinate: x, y, z. */
type Coordinate = 0 | 1 | 2

/** A solid in space, mm. Rings are in the plane of the two other coordinates, the lower index first. */
export interface Extrusion {
  axis: Coordinate
  rings: Point[][]
  from: number
  to: number
}

const INDEX = { x: 0, y: 1, z: 2 } as const

/** Largest distance of a chord from its curve, mm: finer than for a drawing. */
export const CURVE_CHORD = 0.01

const withChords = (outline: Outline): Outline =>
  outline.flatMap((corner, i) => {
    const next = outline[(i + 1) % outline.length] ?? corner
    return isCurved(corner) ? chordPoints(edgeFrom(corner, next), CURVE_CHORD) : [corner]
  })

export function extrusionOf(solid: Solid): Extrusion {
  const { axis, outer, holes, near, far } = bodyOf({
    ...solid,
    outline: withChords(solid.outline),
    holes: solid.holes?.map(withChords),
  })
  return { axis: INDEX[axis], rings: [outer, ...holes], from: Math.min(near, far), to: Math.max(near, far) }
}

/** The coordinates of a solid's plane. */
export const planeOf = (axis: Coordinate): readonly [Coordinate, Coordinate] =>
  axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1]

/** For each coordinate after a turn: the coordinate before it, and its direction. */
export type AxisTurn = readonly [source: Coordinate, sign: 1 | -1][]

/** Turns a part about the origin, then moves it. */
export function placed(solids: readonly Extrusion[], turn: AxisTurn, [dx, dy, dz]: Vector): Extrusion[] {
  const by = [dx, dy, dz]
  const now = (coordinate: Coordinate) => turn.findIndex(([source]) => source === coordinate) as Coordinate
  const moved = (coordinate: Coordinate, value: number) => {
    const target = now(coordinate)
    return value * (turn[target]?.[1] ?? 1) + (by[target] ?? 0)
  }
  return solids.map(({ axis, rings, from, to }) => {
    const [first, second] = planeOf(axis)
    const ends = [moved(axis, from), moved(axis, to)]
    const isSwapped = now(first) > now(second)
    return {
      axis: now(axis),
      rings: rings.map((ring) =>
        ring.map(([u, v]): Point => {
          const [a, b] = [moved(first, u), moved(second, v)]
          return isSwapped ? [b, a] : [a, b]
        }),
      ),
      from: Math.min(...ends),
      to: Math.max(...ends),
    }
  })
}

/** As in the catalogue. */
export const AS_DRAWN: AxisTurn = [
  [0, 1],
  [1, 1],
  [2, 1],
]

export const movedBy = (solids: readonly Extrusion[], by: Vector): Extrusion[] => placed(solids, AS_DRAWN, by)
