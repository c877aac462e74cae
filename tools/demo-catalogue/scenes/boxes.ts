import { rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'

/** An upright box from its far lower corner, mm. */
export const box = (
  x: number,
  y: number,
  z: number,
  width: number,
  length: number,
  height: number,
  material: Solid['material'],
): Solid => ({ outline: rectangle(x, y, width, length), axis: 'z', length: height, at: [0, 0, z], material })

/** count - 1 to 0: boxes along y are painted from the far end. */
export const countdown = (count: number): number[] => Array.from({ length: count }, (_, i) => count - 1 - i)
