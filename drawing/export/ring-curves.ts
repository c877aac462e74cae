import { boxAround, type Box } from '#drawing/geometry/box.ts'
import { filletAt } from '#drawing/geometry/fillet.ts'
import { isCounterClockwise, type Outline } from '#drawing/geometry/outline.ts'
import { distance, type Point } from '#drawing/geometry/vector.ts'

/** A piece of a ring, mm and radians. `turn` is positive counter-clockwise. */
export type Curve =
  | { readonly kind: 'line'; readonly begin: Point; readonly end: Point }
  | {
      readonly kind: 'arc'
      readonly begin: Point
      readonly end: Point
      readonly centre: Point
      readonly radius: number
      readonly turn: number
    }
export type Arc = Extract<Curve, { kind: 'arc' }>

/** A closed chain of curves: each begins exactly where the one before ends. */
export type RingCurves = readonly Curve[]

/** Points nearer than this are one, mm: outlines are rounded to thousandths. */
const SAME = 1e-5
/** A point nearer than this to the line of its neighbours is on it, mm. */
const STRAIGHT = 1e-7
/** Largest distance of a chord from its arc as a share of the radius: areas are within 0.07 %. */
const FINENESS = 5e-4

/**
 * Returns an outline as exact lines and arcs, in the requested direction. Arcs of one circle that follow each other are
 * one arc. A complete circle is two halves, because a closed curve has no two ends.
 */
export function ringCurves(outline: Outline, counterClockwise: boolean): RingCurves {
  const corners = isCounterClockwise(outline) === counterClockwise ? outline : outline.toReversed()
  const pieces = corners.flatMap((corner, i): Curve[] => {
    const at: Point = [corner[0], corner[1]]
    const fillet = filletAt(pointAt(corners, i - 1), at, pointAt(corners, i + 1), corner[2] ?? 0)
    if (!fillet) return [{ kind: 'line', begin: at, end: at }]
    const { begin, end, centre, radius } = fillet
    return [{ kind: 'arc', begin, end, centre, radius, turn: turnOf(begin, end, centre) }]
  })
  return joined(withoutFullCircle(mergeArcs(withLines(pieces))))
}

/**
 * Returns points of a ring whose chords are within `deviation` mm of it, and within a two-thousandth of their radius.
 * Repeated and straight points are left out.
 */
export function ringPoints(ring: RingCurves, deviation: number): Point[] {
  const points = ring.flatMap((curve): Point[] =>
    curve.kind === 'line' ? [curve.begin] : chordPoints(curve, deviation),
  )
  return points.filter((point, i) => {
    const [before, after] = [points.at(i - 1), points[(i + 1) % points.length]]
    return before && after && !isBetween(before, point, after)
  })
}

/** Returns the exact area that a ring encloses, mm², negative if it is clockwise. */
export function ringArea(ring: RingCurves): number {
  const parts = ring.map((curve) => {
    const { begin, end } = curve
    const chord = (begin[0] * end[1] - end[0] * begin[1]) / 2
    return curve.kind === 'line' ? chord : chord + (curve.radius ** 2 * (curve.turn - Math.sin(curve.turn))) / 2
  })
  return parts.reduce((sum, part) => sum + part, 0)
}

const pointAt = (corners: Outline, i: number): Point => {
  const corner = corners[(i + corners.length) % corners.length]
  return corner ? [corner[0], corner[1]] : [0, 0]
}

/** The shorter way round: a fillet is never more than half a circle. */
function turnOf(begin: Point, end: Point, centre: Point): number {
  const angle = (point: Point) => Math.atan2(point[1] - centre[1], point[0] - centre[0])
  const turn = angle(end) - angle(begin)
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
}

/** Connects corners and arcs by lines. A sharp corner is a line without length before. */
const withLines = (pieces: readonly Curve[]): Curve[] =>
  pieces.flatMap((piece, i): Curve[] => {
    const next = pieces[(i + 1) % pieces.length] ?? piece
    const line: Curve = { kind: 'line', begin: piece.end, end: next.begin }
    const between = distance(line.begin, line.end) > SAME ? [line] : []
    return piece.kind === 'arc' ? [piece, ...between] : between
  })

const continues = (before: Curve | undefined, next: Curve | undefined): boolean =>
  before?.kind === 'arc' &&
  next?.kind === 'arc' &&
  before !== next &&
  before.turn > 0 === next.turn > 0 &&
  distance(before.centre, next.centre) < SAME &&
  Math.abs(before.radius - next.radius) < SAME

function mergeArcs(curves: readonly Curve[]): Curve[] {
  // Begins behind a border of two circles, so that no arc is split at the ring's seam.
  const first = Math.max(
    0,
    curves.findIndex((curve, i) => !continues(curves.at(i - 1), curve)),
  )
  const merged: Curve[] = []
  for (const curve of [...curves.slice(first), ...curves.slice(0, first)]) {
    const last = merged.at(-1)
    if (last?.kind === 'arc' && curve.kind === 'arc' && continues(last, curve)) {
      merged[merged.length - 1] = { ...last, end: curve.end, turn: last.turn + curve.turn }
    } else merged.push(curve)
  }
  return merged
}

function withoutFullCircle(curves: Curve[]): Curve[] {
  const [only] = curves
  if (curves.length > 1 || only?.kind !== 'arc') return curves
  const { begin, centre } = only
  const opposite: Point = [2 * centre[0] - begin[0], 2 * centre[1] - begin[1]]
  const turn = Math.sign(only.turn) * Math.PI
  return [
    { ...only, end: opposite, turn },
    { ...only, begin: opposite, end: begin, turn },
  ]
}

/** Ends that differ by rounding become one point. */
const joined = (curves: readonly Curve[]): Curve[] =>
  curves.map((curve, i) => ({ ...curve, end: (curves[(i + 1) % curves.length] ?? curve).begin }))

function chordPoints({ begin, centre, radius, turn }: Arc, deviation: number): Point[] {
  const step = 2 * Math.acos(Math.max(0, 1 - Math.min(deviation / radius, FINENESS)))
  const chords = Math.max(1, Math.ceil(Math.abs(turn) / step))
  const start = Math.atan2(begin[1] - centre[1], begin[0] - centre[0])
  return Array.from({ length: chords }, (_, i): Point => {
    if (i === 0) return begin
    const angle = start + (turn * i) / chords
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]
  })
}

/** Returns the exact box around a ring. */
export function ringBox(ring: RingCurves): Box {
  return boxAround(ring.flatMap((curve) => (curve.kind === 'line' ? [curve.begin] : [curve.begin, ...extremes(curve)])))
}

/** Points of an arc farthest to the left, right, top and bottom, as far as it reaches them. */
function extremes({ begin, centre, radius, turn }: Arc): Point[] {
  const start = Math.atan2(begin[1] - centre[1], begin[0] - centre[0])
  return [0, 1, 2, 3].flatMap((quarter): Point[] => {
    const full = 2 * Math.PI
    const ahead = (((((quarter * Math.PI) / 2 - start) * Math.sign(turn)) % full) + full) % full
    const [x, y] = [Math.round(Math.cos((quarter * Math.PI) / 2)), Math.round(Math.sin((quarter * Math.PI) / 2))]
    return ahead < Math.abs(turn) ? [[centre[0] + x * radius, centre[1] + y * radius]] : []
  })
}

/** Whether a point is on the line of its neighbours, or at one of them. */
function isBetween(a: Point, point: Point, b: Point): boolean {
  const across = (point[0] - a[0]) * (b[1] - a[1]) - (point[1] - a[1]) * (b[0] - a[0])
  return distance(a, point) < SAME || Math.abs(across) < STRAIGHT * distance(a, b)
}
