import { expect, test } from 'vitest'
import { dimensionRanges, sharedMeasures } from './dimension-ranges.ts'

const measure = (symbol: string, value: number) => ({ symbol, name: symbol.toUpperCase(), unit: 'mm', value })
const rangesOf = (...dimensions: ReturnType<typeof measure>[]) => dimensionRanges({ dimensions })
const names = (columns: { symbol: string }[]) => columns.map((column) => column.symbol)

test('values of one measure become a range', () => {
  expect(rangesOf(measure('b', 20), measure('h', 8), measure('b', 12.5))).toEqual([
    { symbol: 'b', name: 'B', unit: 'mm', min: 12.5, max: 20 },
    { symbol: 'h', name: 'H', unit: 'mm', min: 8, max: 8 },
  ])
})

test("the shop's own ranges take precedence", () => {
  const ranges = [{ symbol: 'b', name: 'width', unit: 'mm', min: 10, max: 60 }]
  expect(dimensionRanges({ ranges, dimensions: [measure('b', 20)] })).toBe(ranges)
  expect(dimensionRanges({ ranges: [], dimensions: [measure('b', 20)] })).toHaveLength(1)
})

test('a list shows the measures of most of its products, in their order', () => {
  const profile = rangesOf(measure('b', 1), measure('h', 2))
  const rod = rangesOf(measure('d', 1), measure('h', 2))
  expect(names(sharedMeasures([profile, profile, rod], 2))).toEqual(['b', 'h'])
  expect(names(sharedMeasures([rod, rod, profile], 1))).toEqual(['h'])
  expect(sharedMeasures([], 3)).toEqual([])
})
