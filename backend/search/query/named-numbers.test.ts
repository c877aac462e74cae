import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'
import { readNamedNumbers } from './named-numbers.ts'
import { createOptionGroups } from './option-groups.ts'
import { parseMeasures } from './parse-measures.ts'

const option = (filter: string, label: string, name: string) => ({
  id: `${filter} ${name}`,
  filter,
  names: perLocale(() => name),
  labels: perLocale(() => label),
})
const groups = createOptionGroups('de', [
  option('teeth', 'Teeth', '25'),
  option('teeth', 'Teeth', '40'),
  option('module', 'Module', '2'),
  option('gap', 'Sheet thickness', '2 mm'),
  option('tube', 'Outside × inside diameter', '60 × 40 mm'),
  option('colour', 'Colour', 'black'),
])
const read = (term: string) =>
  readNamedNumbers(term, tokensOf(term), parseMeasures(term), groups).map(({ text, optionIds }) => [text, ...optionIds])

test.each([
  ['Kettenrad 25 Zähne', [['25 Zähne', 'teeth 25']]],
  ['sprocket 25 teeth', [['25 teeth', 'teeth 25']]],
  [
    'Modul 2 40 Zähne',
    [
      ['Modul 2', 'module 2'],
      ['40 Zähne', 'teeth 40'],
    ],
  ],
  [
    '40 Zähne Modul 2',
    [
      ['40 Zähne', 'teeth 40'],
      ['Modul 2', 'module 2'],
    ],
  ],
  [
    'm=2 z = 40',
    [
      ['m=2', 'module 2'],
      ['z = 40', 'teeth 40'],
    ],
  ],
  [
    'm2 z40',
    [
      ['m2', 'module 2'],
      ['z40', 'teeth 40'],
    ],
  ],
  ['für 2 mm Blech', [['2 mm Blech', 'gap 2 mm']]],
  ['26 Zähne', [['26 Zähne']]],
  ['Platte 20 mm', []],
  ['20 m2 Platte', []],
  ['5 m Leiste', []],
])('%j has the named numbers %j.', (term, expected) => expect(read(term)).toEqual(expected))

test('Several numbers are an option in either order.', () => {
  expect(groups.withNumbers([60, 40])).toEqual(['tube 60 × 40 mm'])
  expect(groups.withNumbers([40, 60])).toEqual(['tube 60 × 40 mm'])
  expect(groups.withNumbers([60])).toEqual([])
})
