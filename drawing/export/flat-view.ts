import type { Axis, Solid } from '#drawing/geometry/solid.ts'
import type { Point, Vector } from '#drawing/geometry/vector.ts'
import { shifted } from '#drawing/geometry/shape.ts'
import { prismOf, prismsBox, prismVolume } from './prism.ts'
import { ringCurves, type RingCurves } from './ring-curves.ts'

/** The two directions of a view along an axis: to the right and up. */
const PLANES = { x: [1, 2], y: [0, 2], z: [0, 1] } as const satisfies Record<Axis, readonly [0 | 1 | 2, 0 | 1 | 2]>

/** The axis along which most of a part is swept: its section is the view along it. */
export function mainAxis(solids: readonly Solid[]): Axis {
  const volumes = { x: 0, y: 0, z: 0 }
  for (const solid of solids) volumes[solid.axis ?? 'y'] += prismVolume(prismOf(solid))
  return volumes.y >= volumes.x && volumes.y >= volumes.z ? 'y' : volumes.x >= volumes.z ? 'x' : 'z'
}

/**
 * Returns the exact contours of solids in a view along an axis. Solids swept along it show their section, others fill a
 * rectangle.
 */
export const contoursAlong = (axis: Axis, solids: readonly Solid[]): RingCurves[] =>
  solids.flatMap((solid) => ((solid.axis ?? 'y') === axis ? section(axis, solid) : [silhouette(axis, solid)]))

function section(axis: Axis, { outline, holes = [], at = [0, 0, 0] }: Solid): RingCurves[] {
  const [du, dv] = flat(axis, at)
  return [ringCurves(shifted(outline, du, dv), true), ...holes.map((hole) => ringCurves(shifted(hole, du, dv), false))]
}

function silhouette(axis: Axis, solid: Solid): RingCurves {
  const { min, max } = prismsBox([prismOf(solid)])
  const [[left, bottom], [right, top]] = [flat(axis, min), flat(axis, max)]
  return ringCurves(
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    true,
  )
}

const flat = (axis: Axis, at: Vector): Point => [at[PLANES[axis][0]], at[PLANES[axis][1]]]
