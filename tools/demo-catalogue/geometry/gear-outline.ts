import { type Corner, type Outline, arcFrom } from '#drawing/geometry/corner.ts'
import type { Cubic } from '#drawing/geometry/curve.ts'
import { rotated } from '#drawing/geometry/shape.ts'
import type { Point } from '#drawing/geometry/vector.ts'
import { cubicsAlong, type ParametricCurve } from './cubics-along.ts'
import { roundOutline } from './outline.ts'

/** Basic rack of DIN 867, in modules: addendum, dedendum, radius of the cutter's tip. */
export const RACK = { addendum: 1, dedendum: 1.25, fillet: 0.38, angle: (20 * Math.PI) / 180 }

/**
 * Each flank is this far inside of its involute, mm. Curves and rounded points deviate by less, so that two gears at
 * their nominal distance never overlap.
 */
const FLANK_PLAY = 0.0025

/** Largest distances of cubic curves from the flank and from the fillet, mm. Only the flank touches the other gear. */
const FLANK_DEVIATION = 0.0012
const FILLET_DEVIATION = 0.003

const polar = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)]

/** Right half of the gap around the u axis, from its middle outwards, as curves of one parameter. */
interface HalfGap {
  root: number
  tip: number
  /** Angle at which the root circle ends. */
  rootEnd: number
  fillet: ParametricCurve
  flank: ParametricCurve
}

/**
 * The gap that a rack cutter leaves between two teeth without correction. Its fillet is the path of the cutter's rounded
 * tip, its flank an involute. With few teeth the path cuts away the involute's begin.
 */
export function halfGap(module: number, teeth: number): HalfGap {
  const { angle } = RACK
  const pitch = (module * teeth) / 2
  const base = pitch * Math.cos(angle)
  const play = FLANK_PLAY / base
  const tip = pitch + RACK.addendum * module
  // Half the angle of the gap on the base circle.
  const atBase = Math.PI / (2 * teeth) - (Math.tan(angle) - angle) + play
  const flankAt = (roll: number): Point => polar(base * Math.hypot(1, roll), atBase + roll - Math.atan(roll))
  const fillet = filletPath(module, pitch, play)
  const [filletEnd, rollBegin] = meeting(fillet, { base, atBase, flankAt })
  const rollEnd = Math.sqrt((tip / base) ** 2 - 1)
  return {
    root: pitch - RACK.dedendum * module,
    tip,
    rootEnd: Math.atan2(fillet(0)[1], fillet(0)[0]),
    fillet: { at: fillet, from: 0, to: filletEnd },
    flank: { at: flankAt, from: rollBegin, to: rollEnd },
  }
}

/** Path of the cutter's tip by the angle of its normal: 0 at the root circle, 70° at the flank. */
function filletPath(module: number, pitch: number, play: number): (normal: number) => Point {
  const { dedendum, fillet, angle } = RACK
  const depth = (dedendum - fillet) * module
  const aside = (Math.PI / 4) * module - depth * Math.tan(angle) - (fillet * module) / Math.cos(angle)
  return (normal) => {
    // The normal of a point that is just being cut goes through the pitch point.
    const rolled = aside - depth * Math.tan(normal)
    const [across, out] = [
      aside + fillet * module * Math.sin(normal) - rolled,
      pitch - depth - fillet * module * Math.cos(normal),
    ]
    return polar(Math.hypot(across, out), Math.atan2(across, out) + rolled / pitch + play)
  }
}

interface Involute {
  base: number
  atBase: number
  flankAt: (roll: number) => Point
}

/** Where the fillet goes over into the involute: the normal's angle there and the roll angle of the involute. */
function meeting(fillet: (normal: number) => Point, { base, atBase }: Involute): [number, number] {
  const last = Math.PI / 2 - RACK.angle
  /** Roll angle of a fillet's point, and how far it is inside of the involute; undefined below the base circle. */
  const compare = (normal: number): { roll: number; inside: number } => {
    const [u, v] = fillet(normal)
    const roll = Math.sqrt(Math.max(0, (Math.hypot(u, v) / base) ** 2 - 1))
    return { roll, inside: atBase + roll - Math.atan(roll) - Math.atan2(v, u) }
  }
  // Without undercut the two touch at the end; with it the path leaves the tooth through the involute before.
  const steps = Array.from({ length: STEPS }, (_, i) => (last * i) / STEPS)
  const within = steps.findLast((normal) => {
    const { roll, inside } = compare(normal)
    return roll > 0 && inside < -TOUCHING
  })
  if (within === undefined) return [last, compare(last).roll]
  let [low, high] = [within, within + last / STEPS]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (compare(middle).inside < 0) low = middle
    else high = middle
  }
  return [low, compare(low).roll]
}

const STEPS = 400
/** Radians. */
const TOUCHING = 1e-7

/** A gear's contour: root circle, fillet, involute, tip circle, and back. Its first gap is on the u axis. */
function gearContour(module: number, teeth: number): Corner[] {
  const step = (2 * Math.PI) / teeth
  const { root, tip, rootEnd, fillet, flank } = halfGap(module, teeth)
  const rising = [...cubicsAlong(fillet, FILLET_DEVIATION), ...cubicsAlong(flank, FLANK_DEVIATION)]
  const falling = rising
    .toReversed()
    .map(({ begin, from, to, end }) => ({ begin: end, from: to, to: from, end: begin }))
  const corner = ({ begin, from, to }: Pick<Cubic, 'begin' | 'from' | 'to'>): Corner => [...begin, ...from, ...to]
  const mirror = ([u, v]: Point): Point => [u, -v]
  const mirrored = falling.map(({ begin, from, to, end }) => ({
    begin: mirror(begin),
    from: mirror(from),
    to: mirror(to),
    end: mirror(end),
  }))
  const top = flank.at(flank.to)
  const one = [
    ...mirrored.map(corner),
    arcFrom(polar(root, -rootEnd), Math.tan(rootEnd / 2)),
    ...rising.map(corner),
    arcFrom(top, Math.tan((step - 2 * Math.atan2(top[1], top[0])) / 4)),
  ]
  if (Math.abs(Math.hypot(...top) - tip) > 1e-6) throw new Error('A flank has to end on the tip circle')
  return Array.from({ length: teeth }, (_, tooth) => rotated(one, tooth * step)).flat()
}

/** Spur gear without correction by DIN 867: addendum m, dedendum 1.25 m, involute flanks of 20 degrees. */
export const gearOutline = (module: number, teeth: number): Outline => roundOutline(gearContour(module, teeth))
