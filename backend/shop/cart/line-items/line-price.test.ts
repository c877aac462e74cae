import { describe, expect, it } from 'vitest'
import { piecePrice, sumOf } from './line-price.ts'

const cut = { min: 10, max: 6000, step: 1, bar: 6000, kerf: 4, tolerance: '' }
const format = { strength: 10, width: { min: 50, max: 1000 }, length: { min: 50, max: 2000 }, step: 1 }

describe('piecePrice', () => {
  it.each([
    ['a whole bar', { price: 60, facts: { cut } }, {}, 60],
    ['a tenth of it', { price: 60, facts: { cut } }, { cut_length: 600 }, 6],
    ['rounded to cents', { price: 100, facts: { cut } }, { cut_length: 1000 }, 16.67],
    ['half a cent, which binary fractions do not have', { price: 0.29, facts: { cut } }, { cut_length: 3000 }, 0.15],
    ['never nothing', { price: 0.5, facts: { cut } }, { cut_length: 10 }, 0.01],
    [
      'a quarter of a sheet',
      { price: 200, facts: { format } },
      { plastic_format: { strength: 10, width: 500, length: 1000 } },
      50,
    ],
    ['on request', { price: null, facts: { cut } }, { cut_length: 600 }, null],
  ])('%s', (_, product, payload, expected) => {
    expect(piecePrice(product, payload)).toBe(expected)
  })
})

it('adds cents exactly', () => {
  expect(sumOf([0.1, 0.2, 0.7])).toBe(1)
  expect(sumOf([])).toBe(0)
})
