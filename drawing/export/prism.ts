import type { Material } from '#drawing/material.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { add, type Point, type Vector } from '#drawing/geometry/vector.ts'
import type { Box } from '#drawing/geometry/box.ts'
import { toothTips } from './teeth.ts'
import { ringArea, ringBox, ringCurves, type RingCurves } from './ring-curves.ts'

/** A solid as exact curves: rings in a plane, swept along its normal. mm. */
export interface Prism {
  /** Counter-clockwise. */
  readonly outer: RingCurves
  /** Clockwise: material is always to the left of a curve. */
  readonly holes: readonly RingCurves[]
  /** Axes of the rings' plane and its normal, a right-handed system. */
  readonly u: Vector
  readonly v: Vector
  readonly normal: Vector
  /** Begin and end along the normal. */
  readonly low: number
  readonly high: number
  /** Position of a point of the plane, a number of mm along the normal. */
  readonly place: (point: Point, along: number) => Vector
  readonly material: Material
}

const AXES = {
  x: { u: [0, 1, 0], v: [0, 0, 1], normal: [1, 0, 0] },
  // Across y, width and height are a left-handed system: the sweep goes against the normal.
  y: { u: [1, 0, 0], v: [0, 0, 1], normal: [0, -1, 0] },
  z: { u: [1, 0, 0], v: [0, 1, 0], normal: [0, 0, 1] },
} as const satisfies Record<string, Record<'u' | 'v' | 'normal', Vector>>

export function prismOf({ outline, holes = [], axis = 'y', from = 0, length, at = [0, 0, 0], material }: Solid): Prism {
  const { u, v, normal } = AXES[axis]
  const [low, high] = axis === 'y' ? [-from - length, -from] : [from, from + length]
  return {
    outer: ringCurves(outline, true),
    holes: holes.map((hole) => ringCurves(hole, false)),
    u,
    v,
    normal,
    low,
    high,
    place: (point, along) => add(add(add(at, u, point[0]), v, point[1]), normal, along),
    material,
  }
}

/** Returns the exact volume in mm³. */
export const prismVolume = ({ outer, holes, low, high }: Prism): number =>
  [outer, ...holes].reduce((sum, ring) => sum + ringArea(ring), 0) * (high - low)

/** The smallest and largest corner of a box in space, mm. */
export interface SpaceBox {
  readonly min: Vector
  readonly max: Vector
}

/** Returns the exact box around prisms. */
export const prismsBox = (prisms: readonly Prism[]): SpaceBox => boxBy(prisms, ringBox)

/** Returns the box around prisms. That of a toothed wheel is the box of its tip circle, wherever its teeth are. */
export const prismsEnvelope = (prisms: readonly Prism[]): SpaceBox =>
  boxBy(prisms, (ring) => {
    const tips = toothTips(ring)
    if (!tips) return ringBox(ring)
    const { centre, radius } = tips
    return { min: [centre[0] - radius, centre[1] - radius], max: [centre[0] + radius, centre[1] + radius] }
  })

function boxBy(prisms: readonly Prism[], boxOf: (ring: RingCurves) => Box): SpaceBox {
  const corners = prisms.flatMap(({ outer, place, low, high }) => {
    const { min, max } = boxOf(outer)
    return [place(min, low), place(max, high)]
  })
  const along = (i: 0 | 1 | 2, pick: (...values: number[]) => number) => pick(...corners.map((corner) => corner[i]))
  return {
    min: [along(0, Math.min), along(1, Math.min), along(2, Math.min)],
    max: [along(0, Math.max), along(1, Math.max), along(2, Math.max)],
  }
}
