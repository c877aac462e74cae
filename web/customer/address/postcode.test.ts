import { describe, expect, test } from 'vitest'
import { isPostcodeOf, postcodeReadings, readPostcode } from './postcode.ts'

const FIVE = '\\d{5}'
const FOUR = '\\d{4}'

test.each<[typed: string, iso: string, pattern: string, postcode: string]>([
  ['D-12345', 'DE', FIVE, '12345'],
  ['DE-12345', 'DE', FIVE, '12345'],
  ['D 12345', 'DE', FIVE, '12345'],
  ['D12345', 'DE', FIVE, '12345'],
  ['d – 12345', 'DE', FIVE, '12345'],
  ['A-1010', 'AT', FOUR, '1010'],
  ['CH-8001', 'CH', FOUR, '8001'],
  ['B-1000', 'BE', FOUR, '1000'],
  ['F-75001', 'FR', FIVE, '75001'],
  ['H-1011', 'HU', FOUR, '1011'],
  ['L-1234', 'LU', '(?:L-)?\\d{4}', '1234'],
  ['DK-1000', 'DK', FOUR, '1000'],
  ['HR-10000', 'HR', FIVE, '10000'],
  ['NL-1012 AB', 'NL', '\\d{4} ?[A-Z]{2}', '1012 AB'],
  ['１２３４５', 'DE', FIVE, '12345'],
  [' 33100 ', 'DE', FIVE, '33100'],
  ['1000–205', 'PT', '\\d{4}-\\d{3}', '1000-205'],
  ['sw1a\u00a0 1aa', 'GB', '[A-Z\\d]{4} [A-Z\\d]{3}', 'SW1A 1AA'],
  // Part of the postcode.
  ['LV-1010', 'LV', 'LV-\\d{4}', 'LV-1010'],
  ['E1 6AN', 'GB', '[A-Z]\\d \\d[A-Z]{2}', 'E1 6AN'],
  // Of another country, or wrong.
  ['A-12345', 'DE', FIVE, 'A-12345'],
  ['D-1234', 'DE', FIVE, 'D-1234'],
])('%s in %s is understood', (typed, iso, defaultPostalCodePattern, postcode) => {
  expect(readPostcode(typed, { iso, defaultPostalCodePattern })).toBe(postcode)
})

test.each<[typed: string, readings: string[]]>([
  ['33100', ['33100']],
  ['D-33100', ['D-33100', '33100']],
  ['d 33100', ['D 33100', '33100']],
  ['NL-1012 AB', ['NL-1012 AB', '1012 AB']],
  ['LV-1010', ['LV-1010', '1010']],
  ['SW1A 1AA', ['SW1A 1AA']],
])('%s without a country can be %j', (typed, readings) => expect(postcodeReadings(typed)).toEqual(readings))

describe('A shop with a pattern', () => {
  const germany = { iso: 'DE', defaultPostalCodePattern: FIVE }
  test.each([
    ['takes what fits', germany, '33100', true],
    ['takes nothing else', germany, '3310', false],
    ['takes all if it does not check', { ...germany, checkPostalCodePattern: false }, '3310', true],
    [
      'takes what fits its own one',
      { ...germany, checkAdvancedPostalCodePattern: true, advancedPostalCodePattern: '33\\d{3}' },
      '44139',
      false,
    ],
    ['takes all if the pattern is broken', { iso: 'GB', defaultPostalCodePattern: '[' }, 'x', true],
    // Alternatives of a pattern each fit as a whole.
    ['takes no part of an alternative', { iso: 'GB', defaultPostalCodePattern: 'GIR 0AA|\\d{4}' }, 'GIR 0AAX', false],
  ])('%s', (_, country, postcode, isTaken) => expect(isPostcodeOf(country, postcode)).toBe(isTaken))
})
