import { cubicAt, type Arc, type Cubic, type Line } from '#drawing/geometry/curve.ts'
import { distance, type Point } from '#drawing/geometry/vector.ts'

/** Parameters at which an arc is compared with its curve. */
const COMPARED = [0.125, 0.25, 0.375, 0.625, 0.75, 0.875]
const MOST_HALVINGS = 8

/** Returns arcs through points of a cubic curve that are within `deviation` mm of it: cutting machines know no splines. */
export function arcsAlong(curve: Cubic, deviation: number): (Arc | Line)[] {
  return piece(0, 1, MOST_HALVINGS)

  function piece(from: number, to: number, halvings: number): (Arc | Line)[] {
    const middle = (from + to) / 2
    const at = (share: number) => cubicAt(curve, from + (to - from) * share)
    const arc = arcThrough(at(0), at(0.5), at(1))
    const isNear = COMPARED.every((share) => distanceFrom(arc, at(share)) <= deviation)
    return isNear || halvings === 0 ? [arc] : [...piece(from, middle, halvings - 1), ...piece(middle, to, halvings - 1)]
  }
}

/** Points nearer than this share of the chord to it are on it. */
const STRAIGHT = 1e-7

function arcThrough(begin: Point, middle: Point, end: Point): Arc | Line {
  const [a, b] = [
    [middle[0] - begin[0], middle[1] - begin[1]],
    [end[0] - begin[0], end[1] - begin[1]],
  ] as const
  const cross = a[0] * b[1] - a[1] * b[0]
  if (Math.abs(cross) < STRAIGHT * (b[0] ** 2 + b[1] ** 2)) return { kind: 'line', begin, end }
  const [aa, bb] = [a[0] ** 2 + a[1] ** 2, b[0] ** 2 + b[1] ** 2]
  const centre: Point = [
    begin[0] + (b[1] * aa - a[1] * bb) / (2 * cross),
    begin[1] + (a[0] * bb - b[0] * aa) / (2 * cross),
  ]
  const angle = (point: Point) => Math.atan2(point[1] - centre[1], point[0] - centre[0])
  const full = 2 * Math.PI
  const ahead = (((angle(end) - angle(begin)) % full) + full) % full
  // The middle is to the right of the chord where the arc turns left.
  return { kind: 'arc', begin, end, centre, radius: distance(centre, begin), turn: cross > 0 ? ahead : ahead - full }
}

function distanceFrom(piece: Arc | Line, point: Point): number {
  if (piece.kind === 'arc') return Math.abs(distance(piece.centre, point) - piece.radius)
  const { begin, end } = piece
  const across = (point[0] - begin[0]) * (end[1] - begin[1]) - (point[1] - begin[1]) * (end[0] - begin[0])
  return Math.abs(across) / distance(begin, end)
}
