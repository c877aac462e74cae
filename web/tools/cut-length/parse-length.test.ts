import { expect, test } from 'vitest'
import { parseLength } from './parse-length.ts'

test.each([
  ['de', '1250', 1250],
  ['de', '1.250', 1250],
  ['de', '1 250', 1250],
  ['de', '1 250', 1250],
  ['de', '1250,5', 1250.5],
  ['de', '1.250,5', 1250.5],
  ['de', '12.5', 12.5],
  ['de', '1,250', 1.25],
  ['de', '10.000', 10_000],
  ['cz', '1 250', 1250],
  ['cz', '1250,5', 1250.5],
  ['nl', '1.250', 1250],
  ['en', '1,250', 1250],
  ['en', '1250.5', 1250.5],
  ['en', '1250,5', 1250.5],
  ['en', '1.250', 1.25],
  ['de', '1250 mm', 1250],
  ['de', '125cm', 1250],
  ['de', '1,25 m', 1250],
  ['en', '1.005 m', 1005],
  ['de', '-7', -7],
] as const)('in %s "%s" is %d mm', (locale, text, length) => expect(parseLength(text, locale)).toBe(length))

test.each(['', '  ', 'abc', 'mm', '.', '1,2,3', '1.25.0', '12 inch', '1e3', '0x10', '--5'])(
  '"%s" is not a length',
  (text) => expect(parseLength(text, 'de')).toBeNaN(),
)
