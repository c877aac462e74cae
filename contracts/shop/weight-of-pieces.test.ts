import { expect, test } from 'vitest'
import { weightOfPieces } from './weight-of-pieces.ts'

const bar = {
  weight: 4,
  customFields: { profilwerk: { cut: { min: 50, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: '±1' } } },
}
const sheet = {
  weight: 40,
  customFields: {
    profilwerk: { format: { strength: 20, width: { min: 50, max: 1000 }, length: { min: 50, max: 2000 }, step: 1 } },
  },
}
const piece = { format: undefined, cutLength: undefined, quantity: 1 }

test('A whole bar or sheet weighs what the shop says, as often as it is requested.', () => {
  expect([weightOfPieces(bar, piece), weightOfPieces(sheet, { ...piece, quantity: 3 })]).toEqual([4, 120])
})

test('A cut piece weighs its share.', () => {
  expect(weightOfPieces(bar, { ...piece, cutLength: 500, quantity: 2 })).toBe(2)
  const format = { strength: 20, width: 500, length: 500 }
  expect(weightOfPieces(sheet, { ...piece, format })).toBe(5)
})

test('An unknown weight is not zero.', () => {
  expect([weightOfPieces({ weight: null }, piece), weightOfPieces({ weight: 0 }, piece)]).toEqual([
    undefined,
    undefined,
  ])
})
