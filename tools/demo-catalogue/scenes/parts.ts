import { gearOutline, sprocketContour } from '#tools/demo-catalogue/geometry/toothed-outlines.ts'
import { guideOutline } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { circle, shifted } from '#drawing/shape.ts'
import type { Solid } from '#drawing/solid.ts'
import { box } from './boxes.ts'

/** Blue and natural parts for food. */
export function food(): Solid[] {
  const gear = shifted(gearOutline(3, 26), 60, 44)
  return [
    { outline: guideOutline('T', '16B', 1), length: 220, at: [-10, 20, 0], material: 'natural' },
    { outline: guideOutline('TU', '12B', 1), length: 220, at: [58, 20, 0], material: 'blue' },
    { outline: circle(98, 9, 9), length: 210, at: [10, 20, 0], material: 'natural' },
    { outline: gear, holes: [circle(60, 44, 10)], axis: 'x', from: 150, length: 22, material: 'blue' },
    { outline: circle(60, 44, 20), holes: [circle(60, 44, 10)], axis: 'x', from: 172, length: 12, material: 'blue' },
  ]
}

/** Four rods of different plastics. */
export const materials = (): Solid[] =>
  (['natural', 'black', 'mud', 'pe'] as const).map((material, i) => ({
    outline: circle(i * 62, 28, 28),
    length: 150,
    at: [0, 90 - i * 20, 0],
    material,
  }))

/** A stack of sheets, each thinner and smaller than the one below. */
export const sheets = (): Solid[] => [
  box(0, 0, 0, 240, 300, 30, 'pe'),
  box(0, 0, 30, 240, 270, 22, 'natural'),
  box(0, 0, 52, 215, 240, 16, 'black'),
  box(0, 0, 68, 215, 210, 12, 'blue'),
  box(0, 0, 80, 190, 180, 8, 'mud'),
]

/** A sheet with cut pieces, a sprocket and a rod on a bench. */
export function workshop(): Solid[] {
  const wheel = shifted(sprocketContour('12B', 15, { seatSteps: 5 }), 258, 58)
  return [
    box(-20, -20, -18, 350, 420, 18, 'mud'),
    box(0, 190, 0, 200, 180, 20, 'pe'),
    box(0, 140, 0, 200, 34, 20, 'pe'),
    box(0, 92, 0, 200, 34, 20, 'pe'),
    { outline: circle(16, 16, 16), axis: 'y', length: 150, at: [232, 200, 0], material: 'natural' },
    { outline: circle(9, 9, 9), axis: 'y', length: 150, at: [276, 200, 0], material: 'blue' },
    { outline: wheel, holes: [circle(258, 58, 12)], axis: 'z', length: 11, material: 'pe' },
    {
      outline: circle(258, 58, 26),
      holes: [circle(258, 58, 12)],
      axis: 'z',
      length: 10,
      at: [0, 0, 11],
      material: 'pe',
    },
    box(20, 20, 0, 130, 14, 5, 'stainless'),
  ]
}
