import { expect, test } from 'vitest'
import { median, toMiddle } from './median.ts'

test('The median of an even number of values is the mean of the middle two.', () => {
  expect(median([4, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('A summary names the least and the most only if they differ.', () => {
  expect(toMiddle([0.04, 0.96, 0.5], 1)).toBe('0.5 (0.0 to 1.0)')
  expect(toMiddle([100, 100.2])).toBe('100')
})
