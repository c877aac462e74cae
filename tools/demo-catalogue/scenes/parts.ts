import { gearOutline } from '#tools/demo-catalogue/geometry/gear-outline.ts'
import { guideOutline } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import { circle, shifted } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
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
