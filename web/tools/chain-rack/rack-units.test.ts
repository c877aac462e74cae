import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { parseRackLength, parseSpelt, RACK_UNITS, writeRackLength } from './rack-units.ts'

test.each([
  ['de', '1.250', 1250],
  ['en', '1,250', 1250],
  ['cz', '1 250,5', 1250.5],
  ['nl', "1'250 mm", 1250],
  ['de', '1,25 m', 1250],
  ['en', '118 in', 2997.2],
  ['de', '118"', 2997.2],
  ['de', '1e3', Number.NaN],
] as const)('in %s the length %j is %d mm', (locale, text, mm) => {
  expect(parseRackLength(text, 'mm', locale)).toBe(mm)
})

test('numbers of an address are plain', () => {
  expect(['69.12', '1.250', '1,250', '1 250', '-3'].map((text) => parseSpelt(text, undefined))).toEqual([
    69.12,
    1.25,
    Number.NaN,
    Number.NaN,
    -3,
  ])
})

test('a length that is written for a field or an address is read as the same', () => {
  for (const spelling of [...LOCALES, undefined]) {
    for (const unit of RACK_UNITS) {
      for (const mm of [1, 69.12, 1.125, 1000, 2997.2, 12_345.678])
        expect(parseRackLength(writeRackLength(mm, unit, spelling), unit, spelling), `${mm} ${unit} ${spelling}`).toBe(
          mm,
        )
    }
  }
})
