import { expect, test } from 'vitest'
import { measuresOf } from './measures.ts'

const columns = [
  { key: 'chain', unit: undefined },
  { key: 'r', unit: 'mm' },
  { key: 'F1', unit: 'N' },
  { key: 'k', unit: 'mm' },
]
const common = [{ symbol: 'h', name: 'Höhe', value: 14.7, unit: 'mm' }]

test('lengths are measures of the drawing, in the spelling of the page; forces and missing values are not', () => {
  expect(measuresOf({ cells: ['08B-1', 7.25, 20, null] }, columns, common)).toEqual([
    { symbol: 'r', value: 7.25, text: 'r 7,25' },
    { symbol: 'h', value: 14.7, text: 'h 14,7' },
  ])
})
