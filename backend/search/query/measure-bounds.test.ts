import { expect, test } from 'vitest'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'
import { readBounds } from './measure-bounds.ts'
import { createOptionGroups } from './option-groups.ts'
import { parseMeasures } from './parse-measures.ts'

const same = (text: string) => perLocale(() => text)
const option = (label: string, name: string) => ({
  id: `${label} ${name}`,
  filter: label,
  names: same(name),
  labels: { ...same(label), de: label === 'Thickness' ? 'Dicke' : label },
})
const groups = createOptionGroups('de', [
  ...['10 mm', '20 mm', '30 mm'].map((name) => option('Thickness', name)),
  ...['20 mm', '60 mm'].map((name) => option('Diameter', name)),
  option('Teeth', '15'),
  option('Cross-section', '15 × 15 mm'),
])
const read = (term: string, locale: Locale = 'de') =>
  readBounds({ term, tokens: tokensOf(term), locale }, parseMeasures(term), groups)

test.each([
  ['de', 'unter 20 mm', ['Thickness 10 mm']],
  ['de', 'bis zu 20 mm', ['Thickness 10 mm', 'Thickness 20 mm', 'Diameter 20 mm']],
  ['de', 'über 20 mm', ['Thickness 30 mm', 'Diameter 60 mm']],
  ['de', 'max. 1 cm', ['Thickness 10 mm']],
  ['de', '15 bis 20 mm', ['Thickness 20 mm', 'Diameter 20 mm']],
  ['de', 'über Ø 20', ['Diameter 60 mm']],
  ['en', 'at least 30 mm', ['Thickness 30 mm', 'Diameter 60 mm']],
  ['nl', 'minder dan 20 mm', ['Thickness 10 mm']],
  ['cz', 'nejméně 30 mm', ['Thickness 30 mm', 'Diameter 60 mm']],
] as const)('In %s %j is a bound.', (locale, term, optionIds) => {
  expect(read(`x ${term}`, locale)).toMatchObject([{ text: term, optionIds }])
})

test('The name beside it says which measure is meant.', () => {
  expect(read('Platte Dicke bis 20 mm')).toMatchObject([
    { text: 'Dicke bis 20 mm', optionIds: ['Thickness 10 mm', 'Thickness 20 mm'] },
  ])
  expect(read('Stab über 20 mm Durchmesser')).toMatchObject([{ optionIds: ['Diameter 60 mm'] }])
})

test.each(['Platte 20 mm', 'bis 20', 'bis 20 x 30 mm', 'bis Platte 20 mm'])('%j has none.', (term) => {
  expect(read(term)).toEqual([])
})
