import { arrowHeads, type Annotation } from './annotation.ts'
import { add, direction, middle, move, project, type Point, type Vector } from './geometry/vector.ts'

/** A dimension: from a corner of the body, some mm along an axis, with the text on its line. */
export type Dimension = {
  readonly along: 'x' | 'y' | 'z'
  readonly from: Vector
  readonly length: number
  readonly text: string
  /** Letter of the measure: its marks carry it, so that a page can point them out. */
  readonly symbol?: string | undefined
}

/** Position of the dimension lines: width below, length to the right, height to the left of the bodies. */
const AWAY: Record<Dimension['along'], Vector> = { x: [0, 0, -1], y: [1, 0, 0], z: [-1, 0, 0] }
const UNIT: Record<Dimension['along'], Vector> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** Distances in text sizes: of the first line from the bodies, and between two lines. */
const FIRST = 2.1
const NEXT = 1.9

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Lays out the lines in the isometric plane, clear of the bodies' `corners` and of each other. */
export function isometricDimensions(
  dimensions: readonly Dimension[],
  corners: readonly Vector[],
  size: number,
): Annotation[] {
  const taken = { x: 0, y: 0, z: 0 }
  return dimensions.map((dimension) => {
    const away = AWAY[dimension.along]
    const edge = Math.max(...corners.map((corner) => dot(corner, away)))
    const clear = edge - dot(dimension.from, away)
    return layOut(dimension, clear + (FIRST + NEXT * taken[dimension.along]++) * size, size)
  })
}

function layOut({ along, from, length, text, symbol }: Dimension, offset: number, size: number): Annotation {
  const away = AWAY[along]
  const to = add(from, UNIT[along], length)
  const flat = (corner: Vector, by: number): Point => project(add(corner, away, by))
  const [a, b] = [flat(from, offset), flat(to, offset)]
  const { arrows, line } = arrowHeads(a, b, size)
  const [, down] = textPlane(along)
  const awayFlat = project(away)
  const below = awayFlat[0] * down[0] + awayFlat[1] * down[1] > 0
  return {
    lines: [
      [flat(from, size * 0.18), flat(from, offset + size * 0.35)],
      [flat(to, size * 0.18), flat(to, offset + size * 0.35)],
      line,
    ],
    arrows,
    text,
    symbol,
    origin: move(middle(a, b), down, size * (below ? 1.02 : -0.32)),
    along: textPlane(along)[0],
    down,
    size,
  }
}

/**
 * Directions of the text and of its descent in the drawing plane. Text is in the plane of its line and reads from the
 * lower right.
 */
function textPlane(along: Dimension['along']): [Point, Point] {
  let line = project(UNIT[along])
  let down = project(AWAY[along])
  if (line[0] < -1e-6 || (Math.abs(line[0]) < 1e-6 && line[1] > 0)) line = [-line[0], -line[1]]
  if (line[0] * down[1] - line[1] * down[0] < 0) down = [-down[0], -down[1]]
  const origin: Point = [0, 0]
  return [direction(origin, line), direction(origin, down)]
}
