import { cubicAt, type Cubic } from '#drawing/geometry/curve.ts'
import { distanceToLine, type Point } from '#drawing/geometry/vector.ts'

/** A smooth curve by a parameter, mm. */
export interface ParametricCurve {
  at: (parameter: number) => Point
  from: number
  to: number
}

const MOST_HALVINGS = 5

/** Returns cubic curves that touch a curve at their ends, halved until they are within `deviation` mm of it. */
export function cubicsAlong({ at, from, to }: ParametricCurve, deviation: number, halvings = MOST_HALVINGS): Cubic[] {
  const [[best, cubic]] = [touching(at, from, to), meetingMiddle(at, from, to)]
    .map((one): [number, Cubic] => [deviationOf(one, at, from, to), one])
    .toSorted(([a], [b]) => a - b) as [[number, Cubic], ...unknown[]]
  if (halvings === 0 || best <= deviation) return [cubic]
  const middle = (from + to) / 2
  return [
    ...cubicsAlong({ at, from, to: middle }, deviation, halvings - 1),
    ...cubicsAlong({ at, from: middle, to }, deviation, halvings - 1),
  ]
}

/** Hermite's curve: ends and derivatives are those of the given one. */
function touching(at: ParametricCurve['at'], from: number, to: number): Cubic {
  const third = (to - from) / 3
  return withArms([at(from), at(to)], [slope(at, from, to), slope(at, to, from)], [third, third])
}

/** Ends and directions are those of the given curve, and its middle is on it: mostly a closer fit. */
function meetingMiddle(at: ParametricCurve['at'], from: number, to: number): Cubic {
  const [begin, middle, end] = [at(from), at((from + to) / 2), at(to)]
  const [early, late] = [slope(at, from, to), slope(at, to, from)]
  const rest = ([0, 1] as const).map((i) => (8 * middle[i] - 4 * (begin[i] + end[i])) / 3)
  const [u = 0, v = 0] = rest
  const cross = early[1] * late[0] - early[0] * late[1]
  if (Math.abs(cross) < 1e-9 * Math.hypot(...early) * Math.hypot(...late)) return touching(at, from, to)
  return withArms(
    [begin, end],
    [early, late],
    [(v * late[0] - u * late[1]) / cross, (early[0] * v - early[1] * u) / cross],
  )
}

const withArms = ([begin, end]: [Point, Point], [early, late]: [Point, Point], [a, b]: [number, number]): Cubic => ({
  kind: 'cubic',
  begin,
  end,
  from: [begin[0] + early[0] * a, begin[1] + early[1] * a],
  to: [end[0] - late[0] * b, end[1] - late[1] * b],
})

/** Derivative at one end, from points inside of the span only: an involute ends at its base circle. */
function slope(at: ParametricCurve['at'], end: number, other: number): Point {
  const step = (other - end) * 1e-4
  const [a, b, c] = [at(end), at(end + step), at(end + 2 * step)]
  return [(4 * b[0] - 3 * a[0] - c[0]) / (2 * step), (4 * b[1] - 3 * a[1] - c[1]) / (2 * step)]
}

/** Largest distance of points of a curve from the cubic's polyline. */
function deviationOf(cubic: Cubic, at: ParametricCurve['at'], from: number, to: number): number {
  const line = Array.from({ length: 65 }, (_, i) => cubicAt(cubic, i / 64))
  const inner = Array.from({ length: 15 }, (_, i) => at(from + ((to - from) * (i + 1)) / 16))
  return Math.max(...inner.map((point) => distanceToLine(point, line)))
}
