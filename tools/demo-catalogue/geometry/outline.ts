import { heightOf, widthOf } from '#drawing/box.ts'
import { boundingBox } from '#drawing/outline.ts'

/** Corner in mm; a third number rounds it by that radius. Outlines run counter-clockwise, x = 0 on the centre line. */
export type Corner = [u: number, v: number] | [u: number, v: number, radius: number]
export type Outline = Corner[]

/** Rounds to the thousandths of a millimetre that the catalogue holds. */
export const thousandths = (value: number) => Math.round(value * 1000) / 1000 + 0

export const roundedOutline = (corners: Outline): Outline =>
  corners.map(([u, v]): Corner => [thousandths(u), thousandths(v)])

/** Width and height in mm. */
export function sizeOf(outline: Outline): { width: number; height: number } {
  const box = boundingBox(outline)
  return { width: thousandths(widthOf(box)), height: thousandths(heightOf(box)) }
}

/** kg of a length in mm; density in g/cm³. */
export const weightOf = (area: number, length: number, density: number) => (area * length * density) / 1e6

/** Next multiple of `step` above, forgiving binary fractions. */
export const ceilTo = (value: number, step: number) => Math.ceil(Number((value / step).toFixed(6))) * step
export const floorTo = (value: number, step: number) => Math.floor(Number((value / step).toFixed(6))) * step
