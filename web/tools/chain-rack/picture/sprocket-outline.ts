import type { Point } from '#drawing/geometry/vector.ts'

const SEAT_STEPS = 5

/**
 * Outline of a sprocket round its centre with a gap between teeth straight down, for a drawing. Seats of the rollers
 * are arcs of ISO 606: 0.505 of the roller's diameter. Flanks are straight, and tips flat.
 */
export function rackSprocketOutline(teeth: number, pitch: number, roller: number): Point[] {
  const radius = pitch / (2 * Math.sin(Math.PI / teeth))
  const seat = 0.505 * roller
  const tip = radius + 0.28 * pitch
  const polar = (centre: Point, r: number, angle: number): Point => [
    centre[0] + r * Math.cos(angle),
    centre[1] + r * Math.sin(angle),
  ]
  return Array.from({ length: teeth }, (_, i) => {
    const turn = Math.PI / 2 + (2 * Math.PI * i) / teeth
    const roll = polar([0, 0], radius, turn)
    const inwards = turn + Math.PI
    const half = (60 * Math.PI) / 180
    const arc = Array.from({ length: SEAT_STEPS + 1 }, (_, k) =>
      polar(roll, seat, inwards + half - (2 * half * k) / SEAT_STEPS),
    )
    const next = turn + Math.PI / teeth
    const width = (0.1 * pitch) / tip
    return [...arc, polar([0, 0], tip, next - width), polar([0, 0], tip, next + width)]
  }).flat()
}
