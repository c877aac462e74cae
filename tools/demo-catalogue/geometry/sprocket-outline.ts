import { type Corner, type Outline, arcFrom } from '#drawing/geometry/corner.ts'
import { rotated } from '#drawing/geometry/shape.ts'
import type { Point } from '#drawing/geometry/vector.ts'
import { CHAINS, type ChainSize } from './chains.ts'
import { roundOutline } from './outline.ts'

export const pitchDiameter = (pitch: number, teeth: number) => pitch / Math.sin(Math.PI / teeth)

/** Tip circle of a sprocket: the tooth rises by 0.42 roller diameters above the pitch circle (design value). */
export const sprocketTip = (size: ChainSize, teeth: number) =>
  pitchDiameter(CHAINS[size].pitch, teeth) + 0.84 * CHAINS[size].roller

/** Root circle: a roller that touches the seat's bottom has its centre on the pitch circle. */
export const sprocketRoot = (size: ChainSize, teeth: number) =>
  pitchDiameter(CHAINS[size].pitch, teeth) - CHAINS[size].roller

/** Radius of a roller seat as a share of the roller: the standard has 0.505 and a little more. */
const SEAT = 0.51

interface ToothForm {
  tip: number
  seat: { centre: number; radius: number; angle: number }
  flank: number
}

/** The standard's smallest tooth gap (ISO 606): seat of 140° - 90°/z, flank of 0.12 d1 (z + 2). Radii in mm. */
export function toothForm(size: ChainSize, teeth: number): ToothForm {
  const { roller } = CHAINS[size]
  const radius = SEAT * roller
  return {
    tip: sprocketTip(size, teeth) / 2,
    seat: { centre: sprocketRoot(size, teeth) / 2 + radius, radius, angle: ((140 - 90 / teeth) * Math.PI) / 180 },
    flank: 0.12 * roller * (teeth + 2),
  }
}

/** One gap around the u axis, from tip to tip, and the tip behind it, as arcs. */
function gap({ tip, seat, flank }: ToothForm, step: number): Corner[] {
  const half = seat.angle / 2
  const onSeat = (reach: number): Point => [seat.centre - reach * Math.cos(half), reach * Math.sin(half)]
  const [bottom, centre] = [onSeat(seat.radius), onSeat(seat.radius + flank)]
  const top = whereFlankEnds(centre, flank, tip)
  const turn = angleAround(centre, top) - angleAround(centre, bottom)
  const upper = Math.atan2(top[1], top[0])
  const mirror = ([u, v]: Point): Point => [u, -v]
  return [
    arcFrom(mirror(top), bulgeOf(turn)),
    arcFrom(mirror(bottom), -bulgeOf(seat.angle)),
    arcFrom(bottom, bulgeOf(turn)),
    arcFrom(top, bulgeOf(step - 2 * upper)),
  ]
}

const bulgeOf = (turn: number): number => Math.tan(turn / 4)
const angleAround = ([u, v]: Point, point: Point): number => {
  const angle = Math.atan2(point[1] - v, point[0] - u)
  return angle < 0 ? angle + 2 * Math.PI : angle
}

/** The outer point of the flank's circle on the tip circle, on the side of the gap. */
function whereFlankEnds(centre: Point, flank: number, tip: number): Point {
  const away = Math.hypot(...centre)
  const along = (tip ** 2 - flank ** 2 + away ** 2) / (2 * away)
  const aside = Math.sqrt(tip ** 2 - along ** 2)
  const [u, v] = [centre[0] / away, centre[1] / away]
  return [u * along + v * aside, v * along - u * aside]
}

/** Contour of a sprocket for a roller chain, its first seat on the u axis. */
export function sprocketContour(size: ChainSize, teeth: number): Corner[] {
  const step = (2 * Math.PI) / teeth
  const one = gap(toothForm(size, teeth), step)
  return Array.from({ length: teeth }, (_, tooth) => rotated(one, tooth * step)).flat()
}

export const sprocketOutline = (size: ChainSize, teeth: number): Outline => roundOutline(sprocketContour(size, teeth))
