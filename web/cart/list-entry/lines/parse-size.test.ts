import { describe, expect, test } from 'vitest'
import { parseListNumber, parseSize } from './parse-size.ts'

test.each([
  ['4', 4],
  ['1250', 1250],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1 250', 1250],
  ['1\u202f250', 1250],
  ["1'250", 1250],
  ['1.250.000', 1_250_000],
  ['1250,5', 1250.5],
  ['1250.5', 1250.5],
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['12,50', 12.5],
  ['0,250', 0.25],
  ['４', 4],
])('%j is the number %d', (text, value) => expect(parseListNumber(text)).toBe(value))

test.each(['', 'abc', '-4', '1.25.0', '1,2,3', '1.250.5', '4 Stück', '1e3', '.5'])('%j is not a number', (text) =>
  expect(parseListNumber(text)).toBeNaN(),
)

describe('parseSize', () => {
  test.each([
    ['1250', [1250]],
    ['1.250 mm', [1250]],
    ['1,25 m', [1250]],
    ['1,250 m', [1250]],
    ['125cm', [1250]],
    ['500 × 1000', [500, 1000]],
    ['500x1.000 mm', [500, 1000]],
    ['12 X 500 X 1,000', [12, 500, 1000]],
    ['0,5 x 1 m', [500, 1000]],
    ['20 mm x 1 m', [20, 1000]],
    ['1250,5', [1250.5]],
    ['48 in', [1219.2]],
    ['48"', [1219.2]],
    ['5 Zoll', [127]],
  ])('%j has the sides %j', (text, sides) => expect(parseSize(text)).toEqual(sides))

  test.each(['', 'lang', '1 x 2 x 3 x 4', '5 ft', '12x', 'x12'])('%j is not a size', (text) =>
    expect(parseSize(text)).toBeUndefined(),
  )
})

test('every whole number is read again as German and English write it', () => {
  for (let value = 1; value < 3_000_000; value = value * 3 + 1) {
    for (const language of ['de', 'en', 'cs', 'nl', 'de-CH']) {
      expect(parseListNumber(new Intl.NumberFormat(language).format(value))).toBe(value)
    }
  }
})
