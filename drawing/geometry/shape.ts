import { type Corner, type Outline, mapOutline, reversedOutline } from './corner.ts'

/** Common outlines, counter-clockwise, in mm. */
const rounded = (u: number, v: number, radius: number): Corner => (radius > 0 ? [u, v, radius] : [u, v])

/** A rectangle from its lower left corner. */
export const rectangle = (u: number, v: number, width: number, height: number, radius = 0): Corner[] => [
  rounded(u, v, radius),
  rounded(u + width, v, radius),
  rounded(u + width, v + height, radius),
  rounded(u, v + height, radius),
]

/** A circle: a square with completely rounded corners, which has four corners and an exact area. */
export const circle = (u: number, v: number, radius: number): Corner[] =>
  rectangle(u - radius, v - radius, 2 * radius, 2 * radius, radius)

/** A regular polygon by the radius of its corners. The first corner is at `turn` radians. */
export const regularPolygon = (u: number, v: number, radius: number, sides: number, turn = 0): Corner[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / sides
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)]
  })

/** A hexagon by its width across flats, the measure of nuts and bolt heads. */
export const hexagon = (u: number, v: number, acrossFlats: number): Corner[] =>
  regularPolygon(u, v, acrossFlats / Math.sqrt(3), 6)

/** Completes an outline that is symmetric to u = 0 from its right half, listed from bottom to top. */
export const mirrored = (rightHalf: Outline): Corner[] => [
  ...rightHalf,
  ...mapOutline(reversedOutline(rightHalf), ([u, v]) => [-u, v], true),
]

export const shifted = (outline: Outline, du: number, dv: number): Corner[] =>
  mapOutline(outline, ([u, v]) => [u + du, v + dv])

/** Turns an outline around the origin, radians counter-clockwise. */
export function rotated(outline: Outline, angle: number): Corner[] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return mapOutline(outline, ([u, v]) => [u * cosine - v * sine, u * sine + v * cosine])
}
