import type { Point } from '#drawing/geometry/vector.ts'
import { ringPoints, type RingCurves } from './ring-curves.ts'

/** Fine enough for contours that keep a tenth of a millimetre apart. */
const DEVIATION = 0.02

/** Text that is the same for equal rings of either direction, wherever they begin. */
export function ringKey(ring: RingCurves): string {
  const round = (value: number) => Math.round(value * 1e4) / 1e4 + 0
  const [first] = ring
  if (first?.kind === 'arc' && ring.every((curve) => curve.kind === 'arc' && sameCircle(curve, first)))
    return `circle ${[...first.centre, first.radius].map(round).join(' ')}`
  return ring
    .flatMap(({ kind, begin }) => [kind, begin.map(round).join(' ')])
    .toSorted()
    .join(' ')
}

type Arc = Extract<RingCurves[number], { kind: 'arc' }>

const sameCircle = (a: Arc, b: Arc): boolean =>
  Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]) < 1e-4 && Math.abs(a.radius - b.radius) < 1e-4

/** Whether a ring is another one or within it without touching. */
export function isRingWithin(inner: RingCurves, outer: RingCurves): boolean {
  if (ringKey(inner) === ringKey(outer)) return true
  const around = ringPoints(outer, DEVIATION)
  return ringPoints(inner, DEVIATION).every((point) => isPointWithin(point, around))
}

function isPointWithin([u, v]: Point, around: readonly Point[]): boolean {
  let isWithin = false
  for (const [i, a] of around.entries()) {
    const b = around[(i + 1) % around.length] ?? a
    if (a[1] > v === b[1] > v) continue
    if (u < a[0] + ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1])) isWithin = !isWithin
  }
  return isWithin
}
