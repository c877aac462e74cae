import type { Point } from './vector.ts'

/** An upright rectangle around points: left, top, right and bottom as in the drawing. */
export type Box = { readonly min: Point; readonly max: Point }

/** @throws RangeError if there are no points. */
export function boxAround(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  if (left > right) throw new RangeError('No points to go round')
  return { min: [left, top], max: [right, bottom] }
}

export const corners = ({ min, max }: Box): Point[] => [min, [max[0], min[1]], max, [min[0], max[1]]]

export const widthOf = ({ min, max }: Box): number => max[0] - min[0]
export const heightOf = ({ min, max }: Box): number => max[1] - min[1]
