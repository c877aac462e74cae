import { expect, test } from 'vitest'
import { parseField, readRackForm } from './rack-form.ts'

test.each([
  // Only one reading is possible.
  ['de', 'pitchCircle', '69.120', 69.12],
  ['en', 'pitchCircle', '69,120', 69.12],
  ['de', 'strandLength', '2,500', 2500],
  ['en', 'strandLength', '2.500', 2500],
  ['cz', 'installationLength', '3,240', 3240],
  ['de', 'bracketSpacing', '1,000', 1000],
  ['en', 'chainUnit', '5.000', 5000],
  ['en', 'teeth', '17.000', 17],
  ['de', 'teeth', '17.000', 17],
  // Both are: the language decides, and the field shows it.
  ['de', 'profileLength', '12.500', 12_500],
  ['en', 'profileLength', '12.500', 12.5],
  ['de', 'links', '1.000', 1000],
  // None is: the language decides, and the field says its bounds.
  ['de', 'safety', '1.000', 1000],
] as const)('in %s the field %s reads %j as %d', (locale, field, text, value) => {
  expect(parseField(field, text, 'mm', locale)).toBe(value)
})

test('a form without scripts shows each number as it was understood', () => {
  const { texts } = readRackForm(new URLSearchParams('d=69.120&z=17&n=1&l=2,500&p=12.500&typed=de'), 'de')
  expect([texts.pitchCircle, texts.strandLength, texts.profileLength]).toEqual(['69,12', '2500', '12500'])
})
