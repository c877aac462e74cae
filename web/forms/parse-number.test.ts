import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['1250', 1250],
  [' 1\u202f250 ', 1250],
  ['1\u00a0250', 1250],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['-3', -3],
  ['0', 0],
])('%j is read as the number %d', (text, value) => expect(parseNumber(text)).toBe(value))

test.each(['', '   ', 'abc', '12 mm', '1,2,3', '1.250,5'])('%j is not a number', (text) =>
  expect(parseNumber(text)).toBeNaN(),
)
