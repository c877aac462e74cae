import { boxAround, heightOf, widthOf } from './geometry/box.ts'
import type { Point } from './geometry/vector.ts'

/** The paper: maps points of the drawing plane (mm) to whole units of the picture. */
export type Paper = { width: number; height: number; scale: number; at: (point: Point) => Point }

/** Longer side of every drawing in its units: fine enough for a large view, with four digits per number. */
const LONGER_SIDE = 2000

/** Returns a paper that shows all points, with a margin of `padding` (a share of the longer side). */
export function paperFor(points: Iterable<Point>, padding: number): Paper {
  const box = boxAround(points)
  const scale = (LONGER_SIDE * (1 - 2 * padding)) / Math.max(widthOf(box), heightOf(box))
  const margin = LONGER_SIDE * padding
  return {
    width: Math.round(widthOf(box) * scale + 2 * margin),
    height: Math.round(heightOf(box) * scale + 2 * margin),
    scale,
    at: ([x, y]) => [(x - box.min[0]) * scale + margin, (y - box.min[1]) * scale + margin],
  }
}
