import { expect, test } from 'vitest'
import { parseDeliveryTime, parseSheetNumber, parseTruth, toSheetKey } from './parse-cell.ts'

test.each([
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['1.250.000', 1_250_000],
  ["1'250.5", 1250.5],
  ['1 250,5', 1250.5],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['0,125', 0.125],
  ['1250,000', 1250],
  ['1250', 1250],
  ['-3', -3],
])('%s is read as %d.', (text, value) => expect(parseSheetNumber(text)).toEqual({ value }))

test('A number of Excel is known, whatever its digits look like.', () =>
  expect(parseSheetNumber(1.25)).toEqual({ value: 1.25 }))

test.each(['1,250', '1.250', '12.500', '-1,250'])('%s is not guessed, because it is two numbers.', (text) =>
  expect(parseSheetNumber(text)).toEqual({ message: expect.stringContaining('write 1250 or 1250,00') }),
)

test.each(['1.25.3', '12,5,1', '1,2.3,4', 'about 3', '=A1', ''])('"%s" is not a number.', (text) =>
  expect(parseSheetNumber(text)).toEqual({ message: `${text} is no number` }),
)

test.each([
  ['3 Werktage', { min: 3, max: 3, unit: 'day' }],
  ['1-2 weeks', { min: 1, max: 2, unit: 'week' }],
  ['5 – 7 dnů', { min: 5, max: 7, unit: 'day' }],
])('%s is a delivery time.', (text, value) => expect(parseDeliveryTime(text)).toEqual({ value }))

test('Words that are not known are refused.', () => {
  expect(parseDeliveryTime('soon')).toHaveProperty('message')
  expect(parseTruth('perhaps')).toHaveProperty('message')
  expect([parseTruth('Ja'), parseTruth('ne')]).toEqual([{ value: true }, { value: false }])
})

test('A key has no umlauts, accents or spaces.', () => expect(toSheetKey('Größe  Závěs 2,5')).toBe('groesse-zaves-2-5'))
