import { expect, it } from 'vitest'
import { polygon, polyline } from './path.ts'

it('A path has whole numbers, relative after the first point, without needless characters.', () => {
  expect(
    polyline([
      [10.4, 20.6],
      [12, 18],
      [12, 30],
    ]),
  ).toBe('M10 21l2-3 0 12')
  expect(
    polygon([
      [0, 0],
      [-5, 5],
      [5, 5],
    ]),
  ).toBe('M0 0l-5 5 10 0z')
})

it('A path leaves out coinciding points and does not accumulate rounding.', () => {
  const points = Array.from({ length: 101 }, (_, i) => [i * 0.3, 0] as const)
  const steps = [...polyline(points).matchAll(/(\d+) 0/g)].slice(1).map((match) => Number(match[1]))
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(30)
  expect(steps.every((step) => step > 0)).toBe(true)
})
