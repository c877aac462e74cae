import { arrowHeads, type Annotation } from './annotation.ts'
import { heightOf, widthOf, type Box } from './box.ts'
import type { Dimension } from './dimension.ts'
import { middle, move, type Point } from './vector.ts'

/** Distances in text sizes: of the first line from the section, and between two lines. */
const FIRST = 1.6
const NEXT = 2

/**
 * Returns the dimension lines of a section whose `box` is in x (right) and z (up). Each is on the nearer side of the
 * section. Heights are upright and read from the right.
 */
export function flatDimensions(dimensions: readonly Dimension[], box: Box, size: number): Annotation[] {
  const taken = new Map<string, number>()
  const row = (side: string) => {
    const rows = taken.get(side) ?? 0
    taken.set(side, rows + 1)
    return (FIRST + NEXT * rows) * size
  }
  return dimensions.flatMap((dimension) => {
    const [x, , z] = dimension.from
    if (dimension.along === 'x') {
      const above = z > box.min[1] + heightOf(box) / 2
      const level = above ? box.max[1] + row('above') : box.min[1] - row('below')
      return [layOut(dimension, [x, -z], [x + dimension.length, -z], (point) => [point[0], -level], size)]
    }
    if (dimension.along === 'z') {
      const right = x > box.min[0] + widthOf(box) / 2
      const level = right ? box.max[0] + row('right') : box.min[0] - row('left')
      return [layOut(dimension, [x, -z], [x, -z - dimension.length], (point) => [level, point[1]], size)]
    }
    return []
  })
}

function layOut(
  { along, text }: Dimension,
  from: Point,
  to: Point,
  onLine: (p: Point) => Point,
  size: number,
): Annotation {
  const ends = [from, to].map((point): [Point, Point] => [point, onLine(point)]) as [[Point, Point], [Point, Point]]
  const { arrows, line } = arrowHeads(ends[0][1], ends[1][1], size)
  const reading: Point = along === 'x' ? [1, 0] : [0, -1]
  const down: Point = along === 'x' ? [0, 1] : [1, 0]
  return {
    lines: [...ends.map(([point, end]) => extension(point, end, size)), line],
    arrows,
    text,
    origin: move(middle(ends[0][1], ends[1][1]), down, -0.34 * size),
    along: reading,
    down,
    size,
  }
}

/** From just outside the body to just beyond the dimension line. */
function extension(point: Point, end: Point, size: number): [Point, Point] {
  const unit: Point = [Math.sign(end[0] - point[0]), Math.sign(end[1] - point[1])]
  return [move(point, unit, size * 0.15), move(end, unit, size * 0.35)]
}
