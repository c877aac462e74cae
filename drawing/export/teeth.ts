import { distance, type Point } from '#drawing/geometry/vector.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'
import { heightOf, widthOf } from '#drawing/geometry/box.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { ringCurves, type RingCurves } from './ring-curves.ts'

/** The circles of a wheel's teeth, mm. */
export interface ToothTips {
  centre: Point
  /** Of the tip circle and of the root circle. */
  radius: number
  root: number
  teeth: number
}

/** Fewer arcs of one circle are rounded corners and not teeth. */
const FEWEST = 6
/** Points of one circle differ by no more, mm: they are rounded to thousandths. */
const SAME = 0.003

/** Returns the tip circle of a wheel: the outermost circle on which its contour has an arc for each tooth. */
export function toothTips(ring: RingCurves): ToothTips | undefined {
  const centre = middleOf(ring)
  const reach = (point: Point) => distance(centre, point)
  const radius = Math.max(...ring.map(({ begin }) => reach(begin)))
  const isTip = (curve: RingCurves[number]) =>
    curve.kind === 'arc' && curve.turn > 0 && [curve.begin, curve.end].every((end) => radius - reach(end) < SAME)
  const teeth = ring.filter(isTip).length
  if (teeth < FEWEST) return undefined
  return { centre, radius, root: Math.min(...ring.map(innermost)), teeth }

  function innermost(curve: RingCurves[number]): number {
    if (curve.kind !== 'arc') return reach(curve.begin)
    // The bottom of a roller seat is in the middle of its arc.
    return curve.turn < 0 ? reach(curve.centre) - curve.radius : Math.min(reach(curve.begin), reach(curve.end))
  }
}

/** The middle of all points of a wheel is its axis. */
function middleOf(ring: RingCurves): Point {
  const sum = ring.reduce<Point>(([u, v], { begin }) => [u + begin[0], v + begin[1]], [0, 0])
  return [sum[0] / ring.length, sum[1] / ring.length]
}

/** A wheel through its axis: the body, and the teeth around it, which a section does not cut (ISO 2203). */
export function bodyAndTeeth(solid: Solid): { body: Solid; teeth: Solid[] } {
  const tips = toothTips(ringCurves(solid.outline, true))
  if (!tips) return { body: solid, teeth: [] }
  const [around, root] = [tips.radius, tips.root].map((radius) => circle(tips.centre[0], tips.centre[1], radius))
  if (!around || !root) return { body: solid, teeth: [] }
  return { body: { ...solid, outline: root }, teeth: [{ ...solid, outline: around, holes: [root] }] }
}

/** A toothed wheel or rack as a cut through a tooth shows it: up to its tips all around. */
export function withoutTeeth(solid: Solid): Solid {
  const tips = toothTips(ringCurves(solid.outline, true))
  if (tips) return { ...solid, outline: circle(tips.centre[0], tips.centre[1], tips.radius) }
  const box = boundingBox(solid.outline)
  const top = box.max[1]
  const lands = solid.outline.filter(([, v], i) => v === top && solid.outline[i + 1]?.[1] === top).length
  if (lands < FEWEST) return solid
  return { ...solid, outline: rectangle(box.min[0], box.min[1], widthOf(box), heightOf(box)) }
}
