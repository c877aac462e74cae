import { direction, distance, move, type Point } from './vector.ts'

/** The rounding of a corner. Lengths in mm, angles in radians. */
type Fillet = {
  /** Radius that fits: no arc takes more than half of an edge. */
  radius: number
  /** Distance from the corner to the begin of the arc. */
  cut: number
  /** Angle between the two edges. */
  angle: number
  centre: Point
  begin: Point
  end: Point
}

const STRAIGHT = 1e-6

/** Returns the arc at a corner between its two neighbours; undefined if the edges are straight or fold back. */
export function filletAt(before: Point, corner: Point, after: Point, radius: number): Fillet | undefined {
  const back = direction(corner, before)
  const ahead = direction(corner, after)
  const angle = Math.acos(Math.max(-1, Math.min(1, back[0] * ahead[0] + back[1] * ahead[1])))
  if (radius <= 0 || angle < STRAIGHT || Math.PI - angle < STRAIGHT) return undefined
  const half = Math.tan(angle / 2)
  const cut = Math.min(radius / half, distance(corner, before) / 2, distance(corner, after) / 2)
  const fitting = cut * half
  const inward = direction([0, 0], [back[0] + ahead[0], back[1] + ahead[1]])
  return {
    radius: fitting,
    cut,
    angle,
    centre: move(corner, inward, fitting / Math.sin(angle / 2)),
    begin: move(corner, back, cut),
    end: move(corner, ahead, cut),
  }
}

/** Returns points along the arc, both ends included, with `perQuarter` chords per 90 degrees. */
export function arcOf({ centre, begin, end, radius }: Fillet, perQuarter: number): Point[] {
  const from = Math.atan2(begin[1] - centre[1], begin[0] - centre[0])
  let turn = Math.atan2(end[1] - centre[1], end[0] - centre[0]) - from
  if (turn > Math.PI) turn -= 2 * Math.PI
  if (turn < -Math.PI) turn += 2 * Math.PI
  const chords = Math.max(2, Math.round((perQuarter * Math.abs(turn)) / (Math.PI / 2)))
  return Array.from({ length: chords + 1 }, (_, i) => {
    const at = from + (turn * i) / chords
    return [centre[0] + Math.cos(at) * radius, centre[1] + Math.sin(at) * radius]
  })
}

/** Area in mm² that the arc removes from the corner (adds, at an inner corner). */
export const cornerLoss = ({ radius, angle }: Fillet): number =>
  radius * radius * (1 / Math.tan(angle / 2) - (Math.PI - angle) / 2)
