import { expect, test } from 'vitest'
import { plainPostcode } from './plain-postcode.ts'

const FIVE = /^\d{5}$/
const FOUR = /^\d{4}$/

test.each<[typed: string, iso: string, pattern: RegExp, plain: string]>([
  ['D-12345', 'DE', FIVE, '12345'],
  ['DE-12345', 'DE', FIVE, '12345'],
  ['d – 12345', 'DE', FIVE, '12345'],
  ['A-1010', 'AT', FOUR, '1010'],
  ['CH-8001', 'CH', FOUR, '8001'],
  ['B-1000', 'BE', FOUR, '1000'],
  ['F-75001', 'FR', FIVE, '75001'],
  ['H-1011', 'HU', FOUR, '1011'],
  ['L-1234', 'LU', /^(?:L-)?\d{4}$/, '1234'],
  ['DK-1000', 'DK', FOUR, '1000'],
  ['HR-10000', 'HR', FIVE, '10000'],
  ['１２３４５', 'DE', FIVE, '12345'],
  [' 33100 ', 'DE', FIVE, '33100'],
  // Part of the postcode.
  ['LV-1010', 'LV', /^LV-\d{4}$/, 'LV-1010'],
  ['SW1A 1AA', 'GB', /^[A-Z\d ]+$/, 'SW1A 1AA'],
  // Of another country, or wrong.
  ['A-12345', 'DE', FIVE, 'A-12345'],
  ['D-1234', 'DE', FIVE, 'D-1234'],
])('%s in %s is understood', (typed, iso, pattern, plain) => {
  expect(plainPostcode(typed, iso, (postcode) => pattern.test(postcode))).toBe(plain)
})
