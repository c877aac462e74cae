import type { Outline } from '#drawing/geometry/corner.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import type { Vector } from '#drawing/geometry/vector.ts'

const HEAD_CENTRE = 36
const STEPS = 16

/** Steel base plate, spring housing and the half-round head of three discs that runs in the chain. */
export function tensionerSolids([x, y, z]: Vector): Solid[] {
  const at = (dx: number, dz: number): Vector => [x + dx, y, z + dz]
  return [
    {
      outline: rectangle(-17, -40, 34, 80, 3),
      holes: [circle(0, -32, 3.4), circle(0, 32, 3.4)],
      axis: 'z',
      length: 4,
      at: at(0, 0),
      material: 'steel',
    },
    { outline: rectangle(-11, -21, 22, 42, 3), axis: 'z', length: 16, at: at(0, 4), material: 'steel' },
    { outline: circle(0, 0, 6), axis: 'z', length: 10, at: at(0, 20), material: 'chain' },
    { outline: halfDisc(21), axis: 'x', length: 5.5, at: at(-9.4, 0), material: 'pe' },
    { outline: halfDisc(26), axis: 'x', length: 7.2, at: at(-3.6, 0), material: 'pe' },
    { outline: halfDisc(21), axis: 'x', length: 5.5, at: at(3.9, 0), material: 'pe' },
  ]
}

function halfDisc(radius: number): Outline {
  const arc = Array.from({ length: STEPS + 1 }, (_, step): [number, number] => {
    const angle = (Math.PI * step) / STEPS
    return [Math.cos(angle) * radius, HEAD_CENTRE + Math.sin(angle) * radius]
  })
  return [...arc, [-radius, HEAD_CENTRE - 6], [radius, HEAD_CENTRE - 6]]
}
