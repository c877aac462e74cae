import { bulgedArc, type Curve } from './curve.ts'
import type { Point } from './vector.ts'

/**
 * `[u, v]` in mm. A third number rounds the corner by that radius. `[u, v, 0, bulge]` begins an arc to the next corner;
 * four numbers behind `u, v` are the control points of a cubic curve to it.
 */
export type Corner = readonly [number, number, ...number[]]
export type Outline = readonly Corner[]

/** Bulges below this are straight: an arc would have a radius of kilometres. */
const FLAT = 1e-9

/** A corner from which an arc goes to the next one. A bulge is the tangent of a quarter of the arc's angle. */
export const arcFrom = ([u, v]: Point, bulge: number): Corner => [u, v, 0, bulge]

/** Whether the contour leaves a corner on a curve. */
export const isCurved = (corner: Corner): boolean =>
  corner.length >= 6 || (corner.length >= 4 && Math.abs(corner[3] ?? 0) > FLAT)

/** The curve from a corner to the next one, before any rounding. */
export function edgeFrom(corner: Corner, next: Corner): Curve {
  const [begin, end]: [Point, Point] = [
    [corner[0], corner[1]],
    [next[0], next[1]],
  ]
  const [, , a = 0, b = 0, c, d] = corner
  if (c !== undefined && d !== undefined) return { kind: 'cubic', begin, end, from: [a, b], to: [c, d] }
  return corner.length >= 4 && Math.abs(b) > FLAT ? bulgedArc(begin, end, b) : { kind: 'line', begin, end }
}

/** The same contour in the other direction. */
export const reversedOutline = (outline: Outline): Corner[] =>
  outline.toReversed().map((corner, i, all): Corner => {
    const [u, v, radius = 0] = corner
    // The edge that arrived here is the one that leaves now.
    const before = all[(i + 1) % all.length] ?? corner
    if (!isCurved(before)) return radius > 0 && !isCurved(corner) ? [u, v, radius] : [u, v]
    const [, , a = 0, b = 0, c, d] = before
    return c === undefined || d === undefined ? arcFrom([u, v], -b) : [u, v, c, d, a, b]
  })

/** Moves each point of an outline, the control points of its curves included. `isMirror` turns its arcs over. */
export const mapOutline = (outline: Outline, move: (point: Point) => Point, isMirror = false): Corner[] =>
  outline.map((corner): Corner => {
    const [u, v] = move([corner[0], corner[1]])
    const [, , a = 0, b = 0, c, d] = corner
    if (c !== undefined && d !== undefined) return [u, v, ...move([a, b]), ...move([c, d])]
    if (corner.length >= 4) return [u, v, a, isMirror ? -b : b]
    return corner.length === 3 ? [u, v, a] : [u, v]
  })
