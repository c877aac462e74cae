import { expect, test } from 'vitest'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import { cadListLines } from './cad-list-lines.ts'

const guide = {
  number: 'CT-06B1-S-2000',
  cut: { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: '±1' },
  format: undefined,
}
const rail: ProductSolid = {
  outline: [
    [0, 0],
    [20, 0],
    [20, 10],
  ],
  holes: [],
  axis: 'y',
  from: 0,
  length: 2000,
  at: [0, 0, 0],
  material: 'steel',
}
const carrier = {
  id: 'c20',
  number: 'C20-ZN-2000',
  name: 'C20',
  options: [],
  cut: undefined,
  weight: undefined,
  solids: [rail],
}
const rowsOf = (...choice: Parameters<typeof cadListLines>) =>
  cadListLines(...choice).map(({ number, pieces, size, carries }) => [number, pieces, size, carries])

test('A cut part and its C-profile have the same length, and the C-profile names its guide.', () => {
  expect(rowsOf(guide, { length: 1250, width: undefined, carrier })).toEqual([
    ['CT-06B1-S-2000', '1', '1250', ''],
    ['C20-ZN-2000', '1', '1250', 'CT-06B1-S-2000'],
  ])
})

test('A whole bar is not cut, nor is its C-profile of the same length.', () => {
  expect(rowsOf(guide, { length: 2000, width: undefined, carrier })).toEqual([
    ['CT-06B1-S-2000', '1', '', ''],
    ['C20-ZN-2000', '1', '', 'CT-06B1-S-2000'],
  ])
})

test('A sheet has both sides, and a part that is not cut no size.', () => {
  const side = { min: 10, max: 2000 }
  const format = { strength: 8, width: side, length: side, step: 1 }
  const sheet = { number: 'PL-8', cut: undefined, format: { ...format, tolerance: '±1' } }
  expect(rowsOf(sheet, { length: 400, width: 300, carrier: undefined })).toEqual([['PL-8', '1', '300 x 400', '']])
  const gear = { number: 'SR-1-12', cut: undefined, format: undefined }
  expect(rowsOf(gear, { length: undefined, width: undefined, carrier: undefined })).toEqual([['SR-1-12', '1', '', '']])
})
