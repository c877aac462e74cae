import { type Outline, arcFrom } from '#drawing/geometry/corner.ts'
import { rectangle } from '#drawing/geometry/shape.ts'
import { roundOutline } from './outline.ts'

/** Rectangle around a point, its corners rounded. */
export const plate = (width: number, height: number, radius = 0, u = 0, v = 0): Outline =>
  rectangle(u - width / 2, v - height / 2, width, height, radius)

/** Slotted hole, upright or horizontal by its sizes. */
export const slot = (width: number, height: number, u = 0, v = 0): Outline =>
  plate(width, height, Math.min(width, height) / 2, u, v)

/** Half disc above a straight skirt: the shape of a sliding arc. `v` is the height of the arc's centre. */
export const arch = (radius: number, v: number, skirt: number): Outline =>
  roundOutline([[-radius, v - skirt], [radius, v - skirt], arcFrom([radius, v], 1), [-radius, v]])
