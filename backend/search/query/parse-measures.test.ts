import { expect, test } from 'vitest'
import { parseMeasures } from './parse-measures.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

test.each([
  ['Platte 20 x 500 x 1000', [['20 x 500 x 1000', [20, 500, 1000]]]],
  ['20×500×1\u00a0000 mm', [['20×500×1\u00a0000 mm', [20, 500, 1000]]]],
  ['20*30', [['20*30', [20, 30]]]],
  ['Hohlstab 60/40', [['60/40', [60, 40]]]],
  ['2 m Leiste', [['2 m', [2000]]]],
  ['2,5cm', [['2,5cm', [25]]]],
  ['Ø 30', [['Ø 30', [30]]]],
  ['Ø30 x 1000 mm', [['Ø30 x 1000 mm', [30, 1000]]]],
  ['20 mm x 2 m', [['20 mm x 2 m', [20, 2000]]]],
  ['1" Rohr', [['1"', [25.4]]]],
  ['d = 12', [['d = 12', [12]]]],
  ['30 by 20 mm', [['30 by 20 mm', [30, 20]]]],
  ['Länge 2 000 mm', [['2 000 mm', [2000]]]],
  ['Platte 500 x 1.000 mm', [['500 x 1.000 mm', [500, 1000]]]],
  ['1,250 mm', [['1,250 mm', [1250]]]],
  ['1,250 m', [['1,250 m', [1250]]]],
  ['0.125 mm', [['0.125 mm', [0.125]]]],
])('%j has the measures %j.', (term, expected) => {
  expect(parseMeasures(term).map(({ text, values }) => [text, values])).toEqual(expected)
  expect(parseMeasures(term).every(({ isPlain }) => !isPlain)).toBe(true)
})

test('A number without unit may mean anything.', () => {
  expect(parseMeasures('Platte 20')).toMatchObject([{ values: [20], isPlain: true }])
})

test.each([
  '08B-1',
  'T-08B1-S-2000',
  'PA6',
  'M8',
  '10/2011',
  '1/2',
  '5/16',
  '1/1',
  'DIN-58946',
  '1.4301.2',
  'Modul',
  '',
  '2 motoren',
])('%j has no measure with a unit or a sign.', (term) =>
  expect(parseMeasures(term).filter(({ isPlain }) => !isPlain)).toEqual([]),
)

test('The place of a measure is that of its text.', () => {
  const term = 'Platte 20 x 500 grün 2 m'
  expect(parseMeasures(term).map(({ start, end }) => term.slice(start, end))).toEqual(['20 x 500', '2 m'])
})

test('A long row of digits and signs is read in no time.', () => {
  const begun = performance.now()
  parseMeasures('1 '.repeat(5_000))
  parseMeasures('1x'.repeat(5_000))
  parseMeasures('1'.repeat(10_000))
  expect(performance.now() - begun).toBeLessThan(onQuietMachine(1_000))
})
