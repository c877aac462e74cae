import { boxAround, type Box } from '#drawing/geometry/box.ts'
import { type Outline, edgeFrom, reversedOutline } from '#drawing/geometry/corner.ts'
import { areaUnder, extremesOf, chordPoints, type Curve } from '#drawing/geometry/curve.ts'
import { filletOf, isCounterClockwise } from '#drawing/geometry/outline.ts'
import { distance, type Point } from '#drawing/geometry/vector.ts'

/** A closed chain of curves: each begins exactly where the one before ends. */
export type RingCurves = readonly Curve[]

/** Points nearer than this are one, mm: outlines are rounded to thousandths. */
const SAME = 1e-5
/** A point nearer than this to the line of its neighbours is on it, mm. */
const STRAIGHT = 1e-7
/** A closer fit is not needed, mm: a rack has hundreds of small fillets. */
const FINEST = 0.002
/** Largest distance of a chord from its arc as a share of the radius: areas are within 0.07 %. */
const FINENESS = 5e-4

/**
 * Returns an outline as exact lines, arcs and cubic curves, in the requested direction. Arcs of one circle that follow
 * each other are one arc. A complete circle is two halves, because a closed curve has no two ends.
 */
export function ringCurves(outline: Outline, counterClockwise: boolean): RingCurves {
  const corners = isCounterClockwise(outline) === counterClockwise ? outline : reversedOutline(outline)
  const turns = corners.map((corner, i): Turn => {
    const fillet = filletOf(corners, i)
    if (!fillet) return { begin: [corner[0], corner[1]], end: [corner[0], corner[1]] }
    const { begin, end, centre, radius } = fillet
    return { begin, end, arc: { kind: 'arc', begin, end, centre, radius, turn: turnOf(begin, end, centre) } }
  })
  const curves = corners.flatMap((corner, i): Curve[] => {
    const [{ end, arc } = turnAt(corner), next = turnAt(corner)] = [turns[i], turns[(i + 1) % turns.length]]
    const edge = edgeFrom(corner, next.begin)
    const curve: Curve = edge.kind === 'line' ? { kind: 'line', begin: end, end: next.begin } : edge
    return [...(arc ? [arc] : []), ...(distance(curve.begin, curve.end) > SAME ? [curve] : [])]
  })
  return joined(withoutFullCircle(mergeArcs(curves)))
}

/** Where a contour arrives at a corner and leaves it, and the arc between if the corner is rounded. */
interface Turn {
  begin: Point
  end: Point
  arc?: Extract<Curve, { kind: 'arc' }>
}

const turnAt = ([u, v]: Outline[number]): Turn => ({ begin: [u, v], end: [u, v] })

/**
 * Returns points of a ring whose chords are within `deviation` mm of it, and within a two-thousandth of their radius.
 * Repeated and straight points are left out.
 */
export function ringPoints(ring: RingCurves, deviation: number): Point[] {
  const points = ring.flatMap((curve) => chordPoints(curve, finest(curve, deviation)))
  return points.filter((point, i) => {
    const [before, after] = [points.at(i - 1), points[(i + 1) % points.length]]
    return before && after && !isBetween(before, point, after)
  })
}

const finest = (curve: Curve, deviation: number): number =>
  curve.kind === 'arc' ? Math.min(deviation, Math.max(curve.radius * FINENESS, FINEST)) : deviation

/** Returns the exact area that a ring encloses, mm², negative if it is clockwise. */
export const ringArea = (ring: RingCurves): number => ring.reduce((sum, curve) => sum + areaUnder(curve), 0)

/** The shorter way round: a fillet is never more than half a circle. */
function turnOf(begin: Point, end: Point, centre: Point): number {
  const angle = (point: Point) => Math.atan2(point[1] - centre[1], point[0] - centre[0])
  const turn = angle(end) - angle(begin)
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
}

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

/** Returns the exact box around a ring. */
export const ringBox = (ring: RingCurves): Box => boxAround(ring.flatMap(extremesOf))

/** Whether a point is on the line of its neighbours, or at one of them. */
function isBetween(a: Point, point: Point, b: Point): boolean {
  const across = (point[0] - a[0]) * (b[1] - a[1]) - (point[1] - a[1]) * (b[0] - a[0])
  return distance(a, point) < SAME || Math.abs(across) < STRAIGHT * distance(a, b)
}
