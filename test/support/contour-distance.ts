import { cubicAt, type Curve } from '#drawing/geometry/curve.ts'
import { distance, type Point } from '#drawing/geometry/vector.ts'

/** Points at equal steps of each curve's parameter, its begin included. */
export const pointsAlong = (curves: readonly Curve[], steps: number): Point[] =>
  curves.flatMap((curve) => Array.from({ length: steps }, (_, i) => pointOf(curve, i / steps)))

function pointOf(curve: Curve, share: number): Point {
  const { begin, end } = curve
  if (curve.kind === 'cubic') return cubicAt(curve, share)
  if (curve.kind === 'line') return [begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share]
  const angle = Math.atan2(begin[1] - curve.centre[1], begin[0] - curve.centre[0]) + curve.turn * share
  return [curve.centre[0] + Math.cos(angle) * curve.radius, curve.centre[1] + Math.sin(angle) * curve.radius]
}

/** How deep a corner of one contour is in the other one, mm; negative is the distance between two apart. Both are open. */
export function penetration(first: readonly Point[], second: readonly Point[]): number {
  const deepest = (points: readonly Point[], contour: readonly Point[]) =>
    Math.max(...points.map((point) => depthIn(point, contour)))
  return Math.max(deepest(first, second), deepest(second, first))
}

/** Depth behind the nearest piece of a counter-clockwise contour, whose material is to the left. */
function depthIn(point: Point, contour: readonly Point[]): number {
  let [least, depth] = [Infinity, -Infinity]
  for (const [i, end] of contour.entries()) {
    const begin = contour[i - 1]
    if (!begin || distance(begin, end) > JUMP) continue
    const [du, dv] = [end[0] - begin[0], end[1] - begin[1]]
    const along = ((point[0] - begin[0]) * du + (point[1] - begin[1]) * dv) / (du ** 2 + dv ** 2)
    const share = Math.max(0, Math.min(1, along))
    const away = distance(point, [begin[0] + du * share, begin[1] + dv * share])
    if (away >= least) continue
    least = away
    depth = (du * (point[1] - begin[1]) - dv * (point[0] - begin[0]) > 0 ? 1 : -1) * away
  }
  return depth
}

/** Longer pieces are where a part of a contour was left out, mm. */
const JUMP = 2
