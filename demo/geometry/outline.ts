/** Corner in mm; a third number rounds it by that radius. Outlines run counter-clockwise, x = 0 on the centre line. */
export type Corner = [u: number, v: number] | [u: number, v: number, radius: number]
export type Outline = Corner[]

/** Rounds to the thousandths of a millimetre that the catalogue holds. */
export const thousandths = (value: number) => Math.round(value * 1000) / 1000 + 0

export const roundedOutline = (corners: Outline): Outline =>
  corners.map(([u, v]): Corner => [thousandths(u), thousandths(v)])

/** Area in mm², corner radii left out (they change it by less than 1 %). */
export function areaOf(outline: readonly (readonly number[])[]): number {
  let twice = 0
  for (const [index, [u = 0, v = 0]] of outline.entries()) {
    const [nextU = 0, nextV = 0] = outline[(index + 1) % outline.length] ?? []
    twice += u * nextV - nextU * v
  }
  return Math.abs(twice) / 2
}

/** Width and height in mm. */
export function sizeOf(outline: readonly (readonly number[])[]): { width: number; height: number } {
  const us = outline.map(([u = 0]) => u)
  const vs = outline.map(([, v = 0]) => v)
  return {
    width: thousandths(Math.max(...us) - Math.min(...us)),
    height: thousandths(Math.max(...vs) - Math.min(...vs)),
  }
}

/** kg of a length in mm; density in g/cm³. */
export const weightOf = (area: number, length: number, density: number) => (area * length * density) / 1e6

/** Next multiple of `step` above, forgiving binary fractions. */
export const ceilTo = (value: number, step: number) => Math.ceil(Number((value / step).toFixed(6))) * step
export const floorTo = (value: number, step: number) => Math.floor(Number((value / step).toFixed(6))) * step
