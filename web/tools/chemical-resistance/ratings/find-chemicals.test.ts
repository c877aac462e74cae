import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { chemicalFinder } from './find-chemicals.ts'
import { foldUmlauts, mistakesBetween, searchText } from './search-text.ts'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable
const find = chemicalFinder(table)
const keysOf = (text: string) => find(text).map(({ chemical }) => chemical.key)

test.each([
  ['Salzsäure', 'salzsaeure'],
  ['SALZSAEURE', 'salzsaeure'],
  ['salzsaure', 'salzsaeure'],
  ['Zoutzuur', 'salzsaeure'],
  ['kyselina chlorovodíková', 'salzsaeure'],
  ['kyselina chlorovodikova', 'salzsaeure'],
  ['Соляная кислота', 'salzsaeure'],
  ['acide chlorhydrique', 'salzsaeure'],
  ['muriatic acid', 'salzsaeure'],
  ['7647-01-0', 'salzsaeure'],
  ['7647010', 'salzsaeure'],
  ['caustic soda', 'natronlauge'],
  ['NaOH', 'natronlauge'],
  ['1310-73-2', 'natronlauge'],
  ['h2so4', 'schwefelsaeure'],
  ['H₂SO₄', 'schwefelsaeure'],
  ['sulphuric acid', 'schwefelsaeure'],
  ['Öl­säure', 'oelsaeure'],
  ['IPA', 'isopropanol-2-propanol'],
  ['2-propanol', 'isopropanol-2-propanol'],
  ['Chlorbleichlauge', 'natriumhypochlorit-chlorbleichlauge'],
  ['autoclave', 'dampfsterilisation-50-zyklen-din-58946'],
  ['Zitronensäure', 'citronensaeure'],
  ['natronlauge', 'natronlauge'],
])('“%s” is found first, as %s.', (text, key) => {
  const [first] = find(text)
  expect([first?.chemical.key, first?.distance]).toEqual([key, 0])
})

test.each([
  ['Salsäure', 'salzsaeure'],
  ['Salzsuäre', 'salzsaeure'],
  ['Natronluage', 'natronlauge'],
  ['sodium hipochlorite', 'natriumhypochlorit-chlorbleichlauge'],
  ['peracetc acid', 'peressigsaeure'],
  ['azijnzur', 'essigsaeure'],
  ['kyselyna sirova', 'schwefelsaeure'],
  ['Izopropanol', 'isopropanol-2-propanol'],
  ['Hydrauliköhl', 'hydraulikoel-mineraloelbasis-hlp'],
])('“%s” with its typing mistake is among the first three: %s.', (text, key) => {
  expect(keysOf(text).slice(0, 3)).toContain(key)
})

test('The beginning of a name finds the most frequent media first.', () => {
  expect(keysOf('sod').slice(0, 2)).toEqual(['natronlauge', 'natriumhypochlorit-chlorbleichlauge'])
  expect(keysOf('kys')[0]).toBe('salzsaeure')
})

test('Words of a text begin words of one name, not of several.', () => {
  expect(keysOf('acid sulph')[0]).toBe('schwefelsaeure')
  expect(find('vinegar muriatic').filter(({ distance }) => distance < 5)).toEqual([])
})

test('A group finds its chemicals, in every language.', () => {
  const ketones = table.chemicals.filter(({ group }) => table.groups[group]?.key === 'ketones').map(({ key }) => key)
  for (const name of ['Ketone', 'ketones', 'Ketonen', 'Ketony']) {
    expect(keysOf(name).toSorted()).toEqual(ketones.toSorted())
  }
})

test('Nothing is found for an empty text, signs, or a word of no chemical.', () => {
  expect(['', '  ', '%&/()', 'xylophonist'].map((text) => find(text).length)).toEqual([0, 0, 0, 0])
})

test('Every name in every language, each key and each CAS number finds its chemical without a mistake.', () => {
  for (const chemical of table.chemicals) {
    for (const text of [...Object.values(chemical.names), ...chemical.otherNames, chemical.key, chemical.cas].filter(
      Boolean,
    )) {
      const exact = find(text).filter(({ distance }) => distance === 0)
      expect(
        exact.map((one) => one.chemical.key),
        text,
      ).toContain(chemical.key)
    }
  }
})

test.each([
  ['salz', 'salz', 0],
  ['salz', 'sazl', 1],
  ['salz', 'sal', 1],
  ['salz', 'saltz', 1],
  ['salz', 'holz', 2],
  ['salz', 'eisen', 3],
])('Between %s and %s there are %i mistakes, at most 3.', (a, b, mistakes) => {
  expect(mistakesBetween(a, b, 2)).toBe(mistakes)
  expect(mistakesBetween(b, a, 2)).toBe(mistakes)
})

test('Umlauts, accents, ligatures and index figures are compared by their letters.', () => {
  expect(['Öl', 'Oel', 'ol'].map((text) => foldUmlauts(searchText(text)))).toEqual(['ol', 'ol', 'ol'])
  expect(searchText('Žluťoučký – H₂O')).toBe('zlutoucky h2o')
})
