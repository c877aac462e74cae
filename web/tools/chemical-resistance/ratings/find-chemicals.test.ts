import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { chemicalFinder } from './find-chemicals.ts'
import { foldUmlauts, mistakesBetween, searchText } from './search-text.ts'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/resistance/served/table.json'), 'utf8'),
) as ResistanceTable
const { exactly, similar } = chemicalFinder(table)
const keysOf = (text: string) => similar(text).map(({ chemical }) => chemical.key)
const bearersOf = (text: string) => exactly(text).map(({ key }) => key)

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
  ['Eau de Javel', 'natriumhypochlorit-chlorbleichlauge'],
  ['bleekwater', 'natriumhypochlorit-chlorbleichlauge'],
  ['Brennspiritus', 'ethanol'],
  ['propan-2-ol', 'isopropanol-2-propanol'],
  ['bijtende soda', 'natronlauge'],
  ['skalice modrá', 'kupfer-ii-sulfat'],
  ['Waschbenzin', 'testbenzin-white-spirit'],
  ['Äther', 'diethylether'],
  ['Ethanal', 'acetaldehyd'],
  ['Essigessenz', 'essigsaeure'],
  ['Schwefelsäurelösungen', 'schwefelsaeure'],
  ['monochloorazijnzuur', 'chloressigsaeure'],
  ['kyselina šťavelová', 'oxalsaeure'],
  ['CH3COOH', 'essigsaeure'],
  ['HCOOH', 'ameisensaeure'],
  ['CH3OH', 'methanol'],
  ['C2H5OH', 'ethanol'],
  ['CH3COCH3', 'aceton'],
  ['NaOCl', 'natriumhypochlorit-chlorbleichlauge'],
  ['CAS-Nr.: 1310-73-2', 'natronlauge'],
  ['[1310\u201173\u20112]', 'natronlauge'],
])('“%s” is found first, as %s.', (text, key) => {
  expect(bearersOf(text)[0]).toBe(key)
  const [first] = similar(text)
  expect([first?.chemical.key, first?.distance]).toEqual([key, 0])
})

test.each([
  ['Chlor', ['chlor-gasfoermig-trocken', 'chlor-gasfoermig-feucht', 'chlor-fluessig', 'chlorwasser']],
  ['chlorine', ['chlor-gasfoermig-trocken', 'chlor-gasfoermig-feucht', 'chlor-fluessig', 'chlorwasser']],
  ['NH3', ['ammoniakwasser', 'ammoniak-gasfoermig', 'ammoniak-fluessig']],
  ['čpavek', ['ammoniakwasser', 'ammoniak-gasfoermig', 'ammoniak-fluessig']],
  ['H2SO4', ['schwefelsaeure', 'batteriesaeure-akkusaeure']],
  ['Schwefeldioxid', ['schwefeldioxid-trocken', 'schwefeldioxid-feucht']],
  ['Paraffin', ['paraffinoel-weissoel', 'kerosin']],
  ['Petroleum', ['kerosin', 'rohoel-erdoel']],
  ['Terpentin', ['testbenzin-white-spirit', 'terpentinoel']],
  ['soda', ['natronlauge', 'natriumcarbonat-soda', 'natriumhydrogencarbonat-natron']],
  ['C2H4O', ['acetaldehyd', 'ethylenoxid', 'ethylenoxid-gassterilisation']],
  ['butanol', ['1-butanol', 'isobutanol']],
])('Several media bear the name “%s”: %j.', (text, keys) => expect(bearersOf(text)).toEqual(keys))

test.each([
  'Kaliumchlorat',
  'Butanal',
  'Salsäure',
  'sodium',
  'Natronlaug',
  'HVO',
  'kalt',
  'synthetisch',
  '1310-73',
  '5',
])('No medium bears the name “%s”.', (text) => expect(bearersOf(text)).toEqual([]))

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

test('A key that is typed as a name is the name of no other chemical.', () => {
  for (const { key } of table.chemicals) expect(bearersOf(key)).toEqual([key])
})

test('The beginning of a name finds the most frequent media first.', () => {
  expect(keysOf('sod').slice(0, 2)).toEqual(['natronlauge', 'natriumhypochlorit-chlorbleichlauge'])
  expect(keysOf('kys')[0]).toBe('salzsaeure')
})

test('Words of a text begin words of one name, not of several.', () => {
  expect(keysOf('acid sulph')[0]).toBe('schwefelsaeure')
  expect(similar('vinegar muriatic').filter(({ distance }) => distance < 5)).toEqual([])
})

test('A group finds its chemicals, in every language.', () => {
  const ketones = table.chemicals.filter(({ group }) => table.groups[group]?.key === 'ketones').map(({ key }) => key)
  for (const name of ['Ketone', 'ketones', 'Ketonen', 'Ketony']) {
    expect(keysOf(name).toSorted()).toEqual(ketones.toSorted())
  }
})

test('Nothing is found for an empty text, signs, or a word of no chemical.', () => {
  expect(['', '  ', '%&/()', 'xylophonist'].map((text) => similar(text).length)).toEqual([0, 0, 0, 0])
  expect(['', '  ', '%&/()'].flatMap(bearersOf)).toEqual([])
})

test('Every name in every language, each key and each CAS number finds its chemical without a mistake.', () => {
  for (const chemical of table.chemicals) {
    const { names, otherNames, key, cas, formula } = chemical
    for (const text of [...Object.values(names), ...otherNames, key, cas, formula].filter(Boolean)) {
      expect(bearersOf(text), text).toContain(key)
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

/** Atoms of a formula in the order of the alphabet: `CCCHHHHHHO` of `(CH3)2CO`. */
function atomsOf(formula: string): string {
  const inner = /\(([^()]*)\)(\d*)/.exec(formula)
  if (inner) return atomsOf(formula.replace(inner[0], (inner[1] ?? '').repeat(Number(inner[2] || 1))))
  const atoms = [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
  return atoms
    .flatMap(([, symbol = '', count]) => Array.from({ length: Number(count || 1) }, () => symbol))
    .toSorted()
    .join('')
}

test('Each formula among the names has the atoms of its chemical.', () => {
  const formulas = table.chemicals.flatMap((chemical) =>
    chemical.otherNames
      .filter((name) => /^(?:[A-Z][a-z]?\d*|[()]\d*){2,}$/.test(name) && /\d|OCl/.test(name))
      .map((name) => ({ chemical, name })),
  )
  expect(formulas.length).toBeGreaterThan(60)
  for (const { chemical, name } of formulas) {
    // The solution of a gas has the formula of its other forms.
    if (name === 'NH3') continue
    expect(atomsOf(name), `${name} of ${chemical.key}`).toBe(atomsOf(chemical.formula.replace(/ .*$/, '')))
  }
})
