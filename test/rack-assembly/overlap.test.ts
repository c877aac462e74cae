import { expect, test } from 'vitest'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { partsOverlap } from './overlap.ts'
import { placed, extrusionOf, movedBy, type AxisTurn } from './extrusion.ts'

const solid = (rest: Pick<Solid, 'outline' | 'axis' | 'length'> & Partial<Solid>) => [
  extrusionOf({ material: 'steel', ...rest }),
]
const cube = solid({ outline: rectangle(0, 0, 10, 10), axis: 'z', length: 10 })

test.each([
  ['the same axis', solid({ outline: rectangle(4, 6, 10, 10), axis: 'z', from: 7, length: 10 }), 6 * 4 * 3],
  ['another axis', solid({ outline: rectangle(6, 7, 10, 10), axis: 'x', from: 4, length: 10 }), 6 * 4 * 3],
  ['a face in common', solid({ outline: rectangle(10, 0, 10, 10), axis: 'y', length: 10 }), 0],
  [
    'a slope along a third axis',
    solid({
      outline: [
        [0, 0],
        [20, 0],
        [0, 20],
      ],
      axis: 'y',
      from: 5,
      length: 10,
    }),
    10 * 10 * 5,
  ],
])('the common volume of a cube and a body on %s', (_, other, volume) => {
  expect(partsOverlap(cube, other)).toBeCloseTo(volume, 6)
  expect(partsOverlap(other, cube)).toBeCloseTo(volume, 6)
})

test('two cylinders at right angles have 16/3 r³ in common', () => {
  const upright = solid({ outline: circle(0, 0, 5), axis: 'z', from: -10, length: 20 })
  const across = solid({ outline: circle(0, 0, 5), axis: 'x', from: -10, length: 20 })
  expect(partsOverlap(upright, across) / ((16 / 3) * 125)).toBeCloseTo(1, 2)
})

test('a screw touches no hole that is wider, and cuts one that is out of line', () => {
  const sheet = solid({ outline: rectangle(-10, -10, 20, 20), holes: [circle(0, 0, 3)], axis: 'z', length: 4 })
  const screw = solid({ outline: circle(0, 0, 2.7), axis: 'z', from: -5, length: 20 })
  expect(partsOverlap(sheet, screw)).toBe(0)
  expect(partsOverlap(sheet, movedBy(screw, [0.5, 0, 0]))).toBeGreaterThan(0.5)
})

test('a turned part keeps its volume, and lies where its turn says', () => {
  const turn: AxisTurn = [
    [1, -1],
    [2, 1],
    [0, 1],
  ]
  const bar = solid({ outline: rectangle(1, 2, 3, 4), axis: 'x', from: 5, length: 6 })
  const [turned] = placed(bar, turn, [100, 0, 0])
  expect(turned).toMatchObject({ axis: 2, from: 5, to: 11 })
  expect(turned?.rings[0]?.map(([x]) => x).toSorted((a, b) => a - b)).toEqual([96, 96, 99, 99])
})
