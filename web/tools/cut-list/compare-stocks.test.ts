import { expect, test } from 'vitest'
import { compareStocks } from './compare-stocks.ts'

const ITEMS = [
  { number: 'G-2000', bar: 2000, kerf: 4 },
  { number: 'G-3000', bar: 3000, kerf: 4 },
  { number: 'G-1000', bar: 1000, kerf: 4 },
]

test('The stock length that takes the least material is first, and one that is too short for a piece is left out.', () => {
  // Two of 1,480 and a kerf fill 3,000; of 2,000 each takes a bar of its own.
  expect(compareStocks(ITEMS, [{ length: 1480, pieces: 4 }])).toEqual([
    { number: 'G-3000', bar: 3000, bars: 2, stock: 6000, cut: 5920, isLeast: true },
    { number: 'G-2000', bar: 2000, bars: 4, stock: 8000, cut: 5920, isLeast: false },
  ])
})

test('Of equal material the plan with fewer bars is first, and both are the least.', () => {
  const compared = compareStocks(ITEMS, [{ length: 996, pieces: 6 }])
  expect(compared.map(({ number, stock, isLeast }) => [number, stock, isLeast])).toEqual([
    ['G-3000', 6000, true],
    ['G-2000', 6000, true],
    ['G-1000', 6000, true],
  ])
})
