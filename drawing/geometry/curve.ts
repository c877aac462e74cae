import { add2, distance, type Point } from './vector.ts'

/** A piece of a contour, mm and radians. `turn` is positive counter-clockwise. */
export type Curve = Line | Arc | Cubic

export interface Line {
  readonly kind: 'line'
  readonly begin: Point
  readonly end: Point
}
export interface Arc {
  readonly kind: 'arc'
  readonly begin: Point
  readonly end: Point
  readonly centre: Point
  readonly radius: number
  readonly turn: number
}
/** A cubic Bézier curve: a B-spline of degree three with a single span. */
export interface Cubic {
  readonly kind: 'cubic'
  readonly begin: Point
  readonly end: Point
  /** Control points next to the begin and next to the end. */
  readonly from: Point
  readonly to: Point
}

/** The arc between two points whose quarter angle has the tangent `bulge`. */
export function bulgedArc(begin: Point, end: Point, bulge: number): Arc {
  const chord = distance(begin, end)
  const aside = (1 - bulge ** 2) / (4 * bulge)
  return {
    kind: 'arc',
    begin,
    end,
    centre: [
      (begin[0] + end[0]) / 2 - (end[1] - begin[1]) * aside,
      (begin[1] + end[1]) / 2 + (end[0] - begin[0]) * aside,
    ],
    radius: (chord * (1 + bulge ** 2)) / (4 * Math.abs(bulge)),
    turn: 4 * Math.atan(bulge),
  }
}

/** A point of a cubic curve by its parameter from 0 to 1. */
export function cubicAt({ begin, from, to, end }: Cubic, t: number): Point {
  const s = 1 - t
  const along = (i: 0 | 1) => s ** 3 * begin[i] + 3 * s ** 2 * t * from[i] + 3 * s * t ** 2 * to[i] + t ** 3 * end[i]
  return [along(0), along(1)]
}

/** Points of a curve from its begin on, without its end, whose chords are within `deviation` mm of it. */
export function chordPoints(curve: Curve, deviation: number): Point[] {
  const { begin } = curve
  if (curve.kind === 'line') return [begin]
  if (curve.kind === 'cubic') {
    const { from, to, end } = curve
    const bend = (a: Point, b: Point, c: Point) => Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1])
    const second = 6 * Math.max(bend(begin, from, to), bend(from, to, end))
    const chords = Math.max(1, Math.ceil(Math.sqrt(second / (8 * deviation))))
    return Array.from({ length: chords }, (_, i) => (i === 0 ? begin : cubicAt(curve, i / chords)))
  }
  const { centre, radius, turn } = curve
  const step = 2 * Math.acos(Math.max(0, 1 - deviation / radius))
  const chords = Math.max(1, Math.ceil(Math.abs(turn) / step))
  const start = Math.atan2(begin[1] - centre[1], begin[0] - centre[0])
  return Array.from({ length: chords }, (_, i): Point => {
    if (i === 0) return begin
    const angle = start + (turn * i) / chords
    return add2(centre, [Math.cos(angle) * radius, Math.sin(angle) * radius])
  })
}

const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]

/** Share of a curve in the exact area of its ring, mm²: that between the curve and the origin. */
export function areaUnder(curve: Curve): number {
  const { begin, end } = curve
  const chord = cross(begin, end) / 2
  if (curve.kind === 'line') return chord
  if (curve.kind === 'arc') return chord + (curve.radius ** 2 * (curve.turn - Math.sin(curve.turn))) / 2
  const { from, to } = curve
  const sum = 6 * (cross(begin, from) + cross(to, end)) + cross(begin, end)
  return (sum + 3 * (cross(begin, to) + cross(from, to) + cross(from, end))) / 20
}

/** The begin of a curve and its points farthest to the left, right, top and bottom. */
export function extremesOf(curve: Curve): Point[] {
  if (curve.kind === 'line') return [curve.begin]
  if (curve.kind === 'cubic') {
    const turns = ([0, 1] as const).flatMap((i) => cubicTurns(curve, i))
    return [curve.begin, ...turns.map((t) => cubicAt(curve, t))]
  }
  const { begin, centre, radius, turn } = curve
  const start = Math.atan2(begin[1] - centre[1], begin[0] - centre[0])
  const full = 2 * Math.PI
  const extremes = [0, 1, 2, 3].flatMap((quarter): Point[] => {
    const ahead = (((((quarter * Math.PI) / 2 - start) * Math.sign(turn)) % full) + full) % full
    const [x, y] = [Math.round(Math.cos((quarter * Math.PI) / 2)), Math.round(Math.sin((quarter * Math.PI) / 2))]
    return ahead < Math.abs(turn) ? [add2(centre, [x * radius, y * radius])] : []
  })
  return [begin, ...extremes]
}

/** Parameters at which a coordinate of a cubic curve turns back. */
function cubicTurns({ begin, from, to, end }: Cubic, i: 0 | 1): number[] {
  const [a, b, c] = [from[i] - begin[i], to[i] - from[i], end[i] - to[i]]
  const [square, linear] = [a - 2 * b + c, 2 * (b - a)]
  const root = Math.sqrt(Math.max(0, linear ** 2 - 4 * square * a))
  const roots =
    Math.abs(square) < 1e-12 ? [-a / linear] : [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
  return roots.filter((t) => t > 0 && t < 1)
}

/** Directions in which a curve begins and ends. */
export function tangentAt(curve: Curve, at: 'begin' | 'end'): Point {
  const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)]
  const between = (a: Point, b: Point): Point => unit([b[0] - a[0], b[1] - a[1]])
  if (curve.kind === 'line') return between(curve.begin, curve.end)
  if (curve.kind === 'cubic') return at === 'begin' ? between(curve.begin, curve.from) : between(curve.to, curve.end)
  const [x, y] = between(curve.centre, curve[at])
  return curve.turn > 0 ? [-y, x] : [y, -x]
}

/** The same curve somewhere else. */
export function movedCurve(curve: Curve, by: Point): Curve {
  const ends = { begin: add2(curve.begin, by), end: add2(curve.end, by) }
  if (curve.kind === 'line') return { ...curve, ...ends }
  if (curve.kind === 'arc') return { ...curve, ...ends, centre: add2(curve.centre, by) }
  return { ...curve, ...ends, from: add2(curve.from, by), to: add2(curve.to, by) }
}
