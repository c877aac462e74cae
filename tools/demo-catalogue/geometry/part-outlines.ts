import { roundedOutline, type Corner, type Outline } from './outline.ts'

/** Rectangle around a point, its corners rounded. */
export const plate = (width: number, height: number, radius = 0, u = 0, v = 0): Outline => {
  const corner = (du: number, dv: number): Corner => (radius > 0 ? [u + du, v + dv, radius] : [u + du, v + dv])
  return [
    corner(-width / 2, -height / 2),
    corner(width / 2, -height / 2),
    corner(width / 2, height / 2),
    corner(-width / 2, height / 2),
  ]
}

/** Slotted hole, upright or lying by its measures. */
export const slot = (width: number, height: number, u = 0, v = 0): Outline =>
  plate(width, height, Math.min(width, height) / 2, u, v)

/** Hexagon by its width across flats. */
export const hexagon = (acrossFlats: number, u = 0, v = 0): Outline =>
  roundedOutline(
    Array.from({ length: 6 }, (_, corner): Corner => {
      const angle = (corner * Math.PI) / 3
      const radius = acrossFlats / Math.sqrt(3)
      return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)]
    }),
  )

const ARC_STEPS = 14

/** Half disc above a straight skirt: the shape of a sliding arc. `v` is the height of the arc's centre. */
export const arch = (radius: number, v: number, skirt: number): Outline =>
  roundedOutline([
    [-radius, v - skirt],
    [radius, v - skirt],
    ...Array.from({ length: ARC_STEPS + 1 }, (_, step): Corner => {
      const angle = (step / ARC_STEPS) * Math.PI
      return [radius * Math.cos(angle), v + radius * Math.sin(angle)]
    }),
  ])
