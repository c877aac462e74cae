import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { numberReadings } from './number-readings.ts'
import { lengthReadings, parseLength } from './parse-length.ts'
import { parseNumber, parseNumberWithin } from './parse-number.ts'
import { parsePlainNumber, writeNumber } from './write-number.ts'

/** Texts that each language reads alike. */
test.each([
  ['0', 0],
  ['4', 4],
  ['1250', 1250],
  [' 1\u202f250 ', 1250],
  ['1\u00a0250', 1250],
  ['1\u2009250', 1250],
  ['1 250', 1250],
  ["1'250", 1250],
  ['1’250,5', 1250.5],
  ["1'250.50", 1250.5],
  ['1 250,5', 1250.5],
  ['1 250.500', 1250.5],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['12.', 12],
  [',5', 0.5],
  ['.5', 0.5],
  ['0,250', 0.25],
  ['0.250', 0.25],
  ['1250,500', 1250.5],
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000,5', 1_250_000.5],
  ['12,1250', 12.125],
  ['-3', -3],
  ['−3', -3],
  ['– 3', -3],
  ['－３', -3],
  ['+3', 3],
  ['-0', 0],
  ['４', 4],
  ['１，２５０．５', 1250.5],
])('%j is the number %d in each language', (text, value) => {
  for (const locale of LOCALES) expect(numberReadings(text, locale), locale).toEqual([value])
})

/** Texts with two readings, that of German, Dutch and Czech first. */
test.each([
  ['1.250', 1250, 1.25],
  ['1,250', 1.25, 1250],
  ['4.000', 4000, 4],
  ['4,000', 4, 4000],
  ['10.000', 10_000, 10],
  ['-1.250', -1250, -1.25],
  ['１．２５０', 1250, 1.25],
])('%j is %d, or %d as English is written', (text, value, english) => {
  for (const locale of ['de', 'nl', 'cz'] as const) expect(numberReadings(text, locale)).toEqual([value, english])
  expect(numberReadings(text, 'en')).toEqual([english, value])
})

test.each(
  ['', '   ', 'abc', '.', '-', '--5', '1,2,3', '1.25.0', '1.250.5', '12 50', '1 25', '1e3', '0x10', 'Infinity'].concat([
    '4 Stück',
    '12 mm',
    '10²',
    '½',
    '٤',
    '1 250.000.000',
    "1'250 000",
    `${'1'.repeat(101)}`,
  ]),
)('%j is not a number in any language', (text) => {
  for (const locale of LOCALES) expect(numberReadings(text, locale)).toEqual([])
  expect(parseNumber(text)).toBeNaN()
})

test('bounds decide on a sign that can separate thousands or decimals', () => {
  expect(parseNumberWithin('4,000', { min: 0, max: 20 }, 'en')).toBe(4)
  expect(parseNumberWithin('2.000', { min: 100, max: 20_000 }, 'en')).toBe(2000)
  expect(parseNumberWithin('1.000', { min: 0, max: 5000 }, 'en')).toBe(1)
  expect(parseNumberWithin('1.000', { min: 0, max: 5000 }, 'de')).toBe(1000)
})

describe('a length', () => {
  test.each([
    ['1250', 1250],
    ['1250 mm', 1250],
    ['125cm', 1250],
    ['1,25 m', 1250],
    ['1.25 m.', 1250],
    ['1,250 m', 1250],
    ['1.250 m', 1250],
    ['1.005 m', 1005],
    ['１２５０ ｍｍ', 1250],
    ['48 in', 1219.2],
    ['48"', 1219.2],
    ['48″', 1219.2],
    ['5 Zoll', 127],
    ['5 duim', 127],
    ['5 palců', 127],
    ['-7', -7],
  ])('%j is %d mm in each language', (text, value) => {
    for (const locale of LOCALES) expect(lengthReadings(text, locale), locale).toEqual([value])
  })

  test('that can be cut is meant, whatever the language', () => {
    for (const locale of LOCALES) {
      expect(['1.250', '1,250'].map((text) => parseLength(text, Number.isInteger, locale))).toEqual([1250, 1250])
    }
    expect(parseLength('1.250', undefined, 'en')).toBe(1.25)
  })

  test.each(['', 'lang', 'mm', '5 ft', '1e3 mm', '10²', 'constructor', '5 constructor'])('is not %j', (text) =>
    expect(lengthReadings(text)).toEqual([]),
  )
})

describe('a number that the site writes', () => {
  test.each(LOCALES)('is the same number when it is read in %s', (locale) => {
    for (const value of [0, 1, 17.4, 0.125, 1.125, 12.345, 999.001, 1000, 1250.5, 1_250_000, -1.125]) {
      for (const reader of LOCALES) {
        expect(numberReadings(writeNumber(value, locale), reader)).toEqual([value])
        expect(numberReadings(writeNumber(value), reader)).toEqual([value])
      }
      expect(parsePlainNumber(writeNumber(value))).toBe(value)
    }
  })

  test.each(['de', 'en', 'cs', 'nl', 'de-CH'])('as Intl writes it in %s is read again', (language) => {
    const locale = language === 'cs' ? 'cz' : language === 'en' ? 'en' : 'de'
    for (let value = 1; value < 3_000_000; value = value * 3 + 1)
      expect(parseNumber(new Intl.NumberFormat(language).format(value), locale)).toBe(value)
  })
})
