import { expect, test } from 'vitest'
import { dimensionRanges, sharedMeasures } from './dimension-ranges.ts'

const measure = (symbol: string, value: number) => ({ symbol, name: symbol.toUpperCase(), unit: 'mm', value })
const names = (columns: { symbol: string }[]) => columns.map((column) => column.symbol)

test('values of one measure become a range', () => {
  expect(dimensionRanges([measure('b', 20), measure('h', 8), measure('b', 12.5)])).toEqual([
    { symbol: 'b', name: 'B', unit: 'mm', min: 12.5, max: 20 },
    { symbol: 'h', name: 'H', unit: 'mm', min: 8, max: 8 },
  ])
})

test('a list shows the measures most of its products have, in their order', () => {
  const profile = dimensionRanges([measure('b', 1), measure('h', 2)])
  const rod = dimensionRanges([measure('d', 1), measure('h', 2)])
  expect(names(sharedMeasures([profile, profile, rod], 2))).toEqual(['b', 'h'])
  expect(names(sharedMeasures([rod, rod, profile], 1))).toEqual(['h'])
  expect(sharedMeasures([], 3)).toEqual([])
})
