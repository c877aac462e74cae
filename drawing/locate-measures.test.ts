import { expect, test } from 'vitest'
import { locateMeasures } from './locate-measures.ts'
import type { Outline } from './geometry/corner.ts'
import { composeSection } from './section.ts'
import { circle, rectangle } from './geometry/shape.ts'

const solid = (outline: Outline, holes: Outline[] = []) => ({ outline, holes, length: 100, material: 'pe' as const })
const located = (outline: Outline, measures: Record<string, number>, holes?: Outline[]) =>
  Object.fromEntries(
    locateMeasures(
      [solid(outline, holes)],
      Object.entries(measures).map(([symbol, value]) => ({ symbol, value, text: `${symbol} ${value}` })),
    ).map(({ symbol, along, from: [x, , z], length }) => [symbol, [along, x, z, length]]),
  )

const RIB: Outline = [
  [-7.5, 0],
  [7.5, 0],
  [7.5, 7.5],
  [2.7, 7.5],
  [2.7, 10],
  [-2.7, 10],
  [-2.7, 7.5],
  [-7.5, 7.5],
]
const CHANNEL: Outline = [
  [-10, 0],
  [10, 0],
  [10, 9],
  [8, 9],
  [8, 3],
  [-8, 3],
  [-8, 9],
  [-10, 9],
]

test('a rib is measured at its top and at its side', () => {
  const measures = located(RIB, { b: 15, h: 10, r: 5.4, k: 2.5 })
  expect(measures['b']).toEqual(['x', -7.5, 0, 15])
  expect(measures['h']).toEqual(['z', -7.5, 0, 10])
  expect(measures['r']).toEqual(['x', -2.7, 10, 5.4])
  expect(measures['k']?.slice(0, 1)).toEqual(['z'])
  expect(measures['k']?.[2]).toBe(7.5)
})

test('the clear width of a channel is between its walls, its depth above its floor', () => {
  expect(located(CHANNEL, { w: 16, t: 6 })).toEqual({ w: ['x', -8, 9, 16], t: ['z', 8, 3, 6] })
})

test('a square has both its letters, each in its own direction', () => {
  expect(located(rectangle(0, 0, 10, 10), { h: 10, b: 10 })).toEqual({ h: ['z', 0, 0, 10], b: ['x', 0, 0, 10] })
})

test('a tube has its bore', () => {
  const { D, d } = located(circle(0, 0, 20), { D: 40, d: 20 }, [circle(0, 0, 10)])
  expect(D).toEqual(['x', -20, -20, 40])
  expect(d?.slice(0, 2)).toEqual(['x', -10])
})

test('a measure that the section does not have is left out', () => {
  expect(located(RIB, { l: 2000, r: 5 })).toEqual({})
})

test('the marks of a measure carry its letter', () => {
  const dimensions = locateMeasures([solid(RIB)], [{ symbol: 'r', value: 5.4, text: 'r 5,4' }])
  const marks = composeSection({ solids: [solid(RIB)], dimensions }).marks.filter(({ symbol }) => symbol === 'r')
  expect(marks.map(({ kind }) => kind)).toEqual(['path', 'path', 'text'])
})
