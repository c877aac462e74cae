import { expect, test } from 'vitest'
import { cutTolerance } from './cut-tolerance.ts'

test.each([
  ['ISO 2768-1 c', 20, '±\u00a00,5\u00a0mm'],
  ['ISO 2768-1 c', 120, '±\u00a00,8\u00a0mm'],
  ['ISO 2768-1 c', 121, '±\u00a01,2\u00a0mm'],
  ['ISO 2768-1 m', 2000, '±\u00a01,2\u00a0mm'],
  ['ISO 2768-1 m (≤\u00a04\u00a0000\u00a0mm)', 4000, '±\u00a02\u00a0mm'],
  ['ISO 2768-1 f', 2000, '±\u00a00,5\u00a0mm'],
] as const)('The tolerance %s of a piece of %d mm is that of its own length.', (tolerance, length, deviation) =>
  expect(cutTolerance(tolerance, length)).toBe(`${tolerance.slice(0, 12)}: ${deviation}`),
)

test.each([
  ['ISO 2768-1 c', 4001],
  ['ISO 2768-1 m (≤\u00a04\u00a0000\u00a0mm)', 6000],
  ['ISO 2768-1 f', 2001],
  ['', 100],
])('Where the standard %s ends, a piece of %d mm has none.', (tolerance, length) =>
  expect(cutTolerance(tolerance, length)).toBeUndefined(),
)

test('A tolerance of the maker is shown as it is.', () => expect(cutTolerance('± 2 mm', 100)).toBe('± 2 mm'))
