import { expect, test } from 'vitest'
import { cutFrom, toleranceText } from './cut.ts'
import { listPrice } from './price.ts'
import { supply } from './supply.ts'

test('cuts go from 20 mm to the bar in whole millimetres', () => {
  expect(cutFrom(3000, 'c')).toMatchObject({ min: 20, max: 3000, step: 1, bar: 3000, kerf: 4 })
  expect(cutFrom(6000, 'm').kerf).toBe(2.5)
})

test.each([
  [100, 'm', '±\u00a00,3\u00a0mm'],
  [2000, 'c', '±\u00a03\u00a0mm'],
  [2001, 'c', '±\u00a04\u00a0mm'],
  [6000, 'm', '≤\u00a04\u00a0000\u00a0mm: ±\u00a02\u00a0mm'],
] as const)('tolerance of %d mm, class %s', (length, grade, text) => {
  expect(toleranceText(length, grade)).toContain(text)
})

test('prices are round', () => {
  expect(listPrice(12.345)).toBe(12.3)
  expect(listPrice(123.4)).toBe(123.5)
})

test('stock is the same every time and only steady sellers have any', () => {
  expect(supply('T-08B1-S-2000', 'steady')).toEqual(supply('T-08B1-S-2000', 'steady'))
  expect(supply('X-1', 'steady', [5, 9]).stock).toBeGreaterThanOrEqual(5)
  expect(supply('X-1', 'steady', [5, 9]).stock).toBeLessThanOrEqual(9)
  expect(supply('X-1', 'rare')).toEqual({ stock: 0, deliveryTime: 'three-weeks' })
})
