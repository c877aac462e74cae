import { describe, expect, test } from 'vitest'
import { parseSize, sizeReadings } from './parse-size.ts'

describe('parseSize', () => {
  test.each([
    ['1250', [1250]],
    ['1.250 mm', [1250]],
    ['1,25 m', [1250]],
    ['1,250 m', [1250]],
    ['125cm', [1250]],
    ['500 × 1000', [500, 1000]],
    ['500x1.000 mm', [500, 1000]],
    ['12 X 500 X 1.000', [12, 500, 1000]],
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

test('a side that can be two numbers makes two sizes', () => {
  expect(sizeReadings('1,250')).toEqual([[1.25], [1250]])
  expect(sizeReadings('500 x 1,000')).toEqual([
    [500, 1],
    [500, 1000],
  ])
  expect(sizeReadings('0,500 x 1,000 m')).toEqual([[500, 1000]])
})
