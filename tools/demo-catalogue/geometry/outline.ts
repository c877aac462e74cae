import { heightOf, widthOf } from '#drawing/geometry/box.ts'
import type { Corner, Outline } from '#drawing/geometry/corner.ts'
import { boundingBox } from '#drawing/geometry/outline.ts'

/** Rounds to a thousandth of a millimetre, the precision of the catalogue; never -0. */
export const thousandths = (value: number) => Math.round(value * 1000) / 1000 + 0

/** A bulge is a ratio. A millionth of it is less than a thousandth of a millimetre on any arc of this range. */
const millionths = (value: number) => Math.round(value * 1e6) / 1e6 + 0

const roundCorner = (corner: Corner): [number, number, ...number[]] => {
  const [u, v, ...rest] = corner
  const isArc = corner.length === 4
  return [
    thousandths(u),
    thousandths(v),
    ...rest.map((value, i) => (isArc && i === 1 ? millionths : thousandths)(value)),
  ]
}

export const roundOutline = (outline: Outline) => outline.map(roundCorner)

/** Width and height in mm. */
export function sizeOf(outline: Outline): { width: number; height: number } {
  const box = boundingBox(outline)
  return { width: thousandths(widthOf(box)), height: thousandths(heightOf(box)) }
}

/** Weight in kg of a length in mm; density in g/cm³. */
export const weightOf = (area: number, length: number, density: number) => (area * length * density) / 1e6

/** Next multiple of `step` above; tolerates rounding errors of binary fractions. */
export const ceilTo = (value: number, step: number) => Math.ceil(Number((value / step).toFixed(6))) * step
export const floorTo = (value: number, step: number) => Math.floor(Number((value / step).toFixed(6))) * step
