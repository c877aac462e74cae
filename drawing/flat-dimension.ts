import { arrowHeads, CHARACTER, type Annotation } from './annotation.ts'
import { heightOf, widthOf, type Box } from './geometry/box.ts'
import type { Dimension } from './dimension.ts'
import { distance, middle, move, type Point } from './geometry/vector.ts'

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
  { along, text, symbol }: Dimension,
  from: Point,
  to: Point,
  onLine: (p: Point) => Point,
  size: number,
): Annotation {
  const ends = [from, to].map((point): [Point, Point] => [point, onLine(point)]) as [[Point, Point], [Point, Point]]
  const { arrows, line } = arrowHeads(ends[0][1], ends[1][1], size)
  const reading: Point = along === 'x' ? [1, 0] : [0, -1]
  const down: Point = along === 'x' ? [0, 1] : [1, 0]
  const [a, b] = [ends[0][1], ends[1][1]]
  // A letter makes a text longer than a short line has room for: it is then behind the line's end.
  const half = (text.length * CHARACTER * size) / 2
  const isBeside = symbol !== undefined && 2 * half > distance(a, b)
  const centre = isBeside ? move(b, reading, half + size * 1.3) : middle(a, b)
  return {
    lines: [...ends.map(([point, end]) => extension(point, end, size)), line],
    arrows,
    text,
    symbol,
    origin: move(centre, down, (isBeside ? 0.3 : -0.34) * size),
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
