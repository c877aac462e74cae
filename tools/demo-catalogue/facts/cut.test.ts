import { expect, test } from 'vitest'
import { cutFrom, formatTolerance } from './cut.ts'

test('a cut may have any whole millimetre from 20 mm to the bar', () => {
  expect(cutFrom(3000, 'c')).toMatchObject({ min: 20, max: 3000, step: 1, bar: 3000, kerf: 4 })
  expect(cutFrom(6000, 'm').kerf).toBe(2.5)
})

test.each([
  [100, 'm', '±\u00a00,3\u00a0mm'],
  [2000, 'c', '±\u00a03\u00a0mm'],
  [2001, 'c', '±\u00a04\u00a0mm'],
  [6000, 'm', '≤\u00a04\u00a0000\u00a0mm: ±\u00a02\u00a0mm'],
] as const)('a cut of %d mm in class %s has the tolerance of ISO 2768-1', (length, grade, text) => {
  expect(formatTolerance(length, grade)).toContain(text)
})
