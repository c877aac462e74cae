import { expect, test } from 'vitest'
import { cutFrom, formatTolerance } from './cut.ts'

test('a cut may have any whole millimetre from 20 mm to the bar', () => {
  expect(cutFrom(3000, 'c')).toMatchObject({ min: 20, max: 3000, step: 1, bar: 3000, kerf: 4 })
  expect(cutFrom(6000, 'm').kerf).toBe(2.5)
})

test('a tolerance names the standard and where it ends', () => {
  expect(formatTolerance(3000, 'c')).toBe('ISO 2768-1 c')
  expect(formatTolerance(6000, 'm')).toBe('ISO 2768-1 m (≤\u00a04\u00a0000\u00a0mm)')
})
