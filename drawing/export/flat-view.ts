import { boxAround, corners } from '#drawing/geometry/box.ts'
import { movedCurve } from '#drawing/geometry/curve.ts'
import type { Axis, Solid } from '#drawing/geometry/solid.ts'
import type { Point, Vector } from '#drawing/geometry/vector.ts'
import type { Piece, Wall } from './piece.ts'
import { prismOf, prismVolume } from './prism.ts'
import { ringArea, ringBox, ringCurves, type RingCurves } from './ring-curves.ts'
import { ringKey } from './ring-within.ts'
import { unitedPieces } from './unite.ts'

/** The two directions of a view along an axis: to the right and up. */
const PLANES = { x: [1, 2], y: [0, 2], z: [0, 1] } as const satisfies Record<Axis, readonly [0 | 1 | 2, 0 | 1 | 2]>

/** The axis along which most of a part is swept: its section is the view along it. */
export function mainAxis(solids: readonly Solid[]): Axis {
  const volumes = { x: 0, y: 0, z: 0 }
  for (const solid of solids) volumes[solid.axis ?? 'y'] += prismVolume(prismOf(solid))
  return volumes.y >= volumes.x && volumes.y >= volumes.z ? 'y' : volumes.x >= volumes.z ? 'x' : 'z'
}

/** A contour of a flat view. */
export interface FlatContour {
  ring: RingCurves
  /** Whether it is an edge inside of its body, such as that of a hub. It is nothing to cut along. */
  isInner: boolean
}

/**
 * Returns the exact contours of solids in a view along an axis, each of them once. Bodies swept along it show their
 * section, others fill a rectangle.
 */
export const contoursAlong = (axis: Axis, solids: readonly Solid[]): FlatContour[] => {
  const contours = unitedPieces(solids).flatMap((body) => contoursOf(axis, body))
  const seen = new Set<string>()
  return contours.filter(({ ring }) => {
    const key = ringKey(ring)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** The largest contour and the holes that go all the way through are cut. A wall across the view is its rectangle. */
function contoursOf(axis: Axis, { walls }: Piece): FlatContour[] {
  const [low, high] = [Math.min(...walls.map((wall) => wall.low)), Math.max(...walls.map((wall) => wall.high))]
  const largest = Math.max(...walls.map(({ ring }) => ringArea(ring)))
  const isPlain = walls.every((wall) => axisOf(wall) === axis)
  return walls.flatMap((wall): FlatContour[] => {
    const area = ringArea(wall.ring)
    if (axisOf(wall) !== axis) return area > 0 ? [{ ring: silhouette(axis, wall), isInner: false }] : []
    const [du, dv] = flat(axis, wall.plane.place([0, 0], 0))
    const isThrough = wall.low === low && wall.high === high
    const ring = wall.ring.map((curve) => movedCurve(curve, [du, dv]))
    return [{ ring, isInner: isPlain && (area > 0 ? area < largest : !isThrough) }]
  })
}

const AXES = ['x', 'y', 'z'] as const
const axisOf = ({ plane }: Wall): Axis => AXES[plane.normal.findIndex((part) => part !== 0)] ?? 'y'

function silhouette(axis: Axis, { plane, ring, low, high }: Wall): RingCurves {
  const { min, max } = ringBox(ring)
  const box = boxAround([plane.place(min, low), plane.place(max, high)].map((corner) => flat(axis, corner)))
  return ringCurves(corners(box), true)
}

const flat = (axis: Axis, at: Vector): Point => [at[PLANES[axis][0]], at[PLANES[axis][1]]]
