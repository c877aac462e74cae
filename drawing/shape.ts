import type { Corner, Outline } from './outline.ts'

/** Outlines that come up everywhere, counter-clockwise, mm. */
const rounded = (u: number, v: number, radius: number): Corner => (radius > 0 ? [u, v, radius] : [u, v])

/** Rectangle from its lower left corner. */
export const rectangle = (u: number, v: number, width: number, height: number, radius = 0): Corner[] => [
  rounded(u, v, radius),
  rounded(u + width, v, radius),
  rounded(u + width, v + height, radius),
  rounded(u, v + height, radius),
]

/** A circle is a square whose corners are rounded away: four corners, and an exact area. */
export const circle = (u: number, v: number, radius: number): Corner[] =>
  rectangle(u - radius, v - radius, 2 * radius, 2 * radius, radius)

/** Regular polygon by the radius of its corners; the first corner lies at `turn` radians. */
export const regularPolygon = (u: number, v: number, radius: number, sides: number, turn = 0): Corner[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / sides
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)]
  })

/** Hexagon by its width across flats, as nuts and bolt heads are measured. */
export const hexagon = (u: number, v: number, acrossFlats: number): Corner[] =>
  regularPolygon(u, v, acrossFlats / Math.sqrt(3), 6)

/** Completes an outline that is symmetric to u = 0 from its right half, listed from bottom to top. */
export const mirrored = (rightHalf: Outline): Corner[] => [
  ...rightHalf,
  ...rightHalf.toReversed().map(([u, v, ...rest]): Corner => [-u, v, ...rest]),
]

export const shifted = (outline: Outline, du: number, dv: number): Corner[] =>
  outline.map(([u, v, ...rest]) => [u + du, v + dv, ...rest])
