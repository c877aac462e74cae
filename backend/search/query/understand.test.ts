import { expect, test } from 'vitest'
import { createLexicon } from './lexicon.ts'
import { understand } from './understand.ts'
import type { Synonym } from './synonyms.ts'

const WORDS = [
  'Kette',
  'Ketten',
  'Führung',
  'Kettenführung',
  'Riemen',
  'Riemenführung',
  'Platte',
  'Polyamid',
  'pa6',
  'pe',
  'uhmw',
  'peuhmw',
  '08b1',
  '08b',
  '1',
  'schwarz',
  'gleiten',
  'Profil',
]
const lexicon = createLexicon('de', new Map(WORDS.map((word, index) => [word, index + 1])))
const synonyms: Synonym[] = [
  { from: ['nylon'], to: [['polyamid']] },
  { from: ['pe', '1000'], to: [['pe', 'uhmw']] },
]
const read = (term: string) => understand(term, lexicon, synonyms)
const stemsOf = (term: string) =>
  read(term).concepts.map(({ alternatives }) =>
    alternatives.flatMap(({ groups }) => groups.map((group) => group.join('+'))),
  )
const reasonsIn = (term: string) =>
  read(term).concepts.map(({ alternatives }) => alternatives.map(({ reason }) => reason))

test('Words that say nothing are left out, unless there are no others.', () => {
  expect(read('eine Führung für die Kette').concepts.map(({ text }) => text)).toEqual(['Führung', 'Kette'])
  expect(read('für die').concepts.map(({ text }) => text)).toEqual(['für'])
})

test('A word finds the compounds that it is a part of.', () => {
  expect(stemsOf('Führung schwarz')[0]).toEqual(expect.arrayContaining(['fuhrung', 'kettenfuhr', 'riemenfuhr']))
})

test('A compound that no document has is looked for by its parts.', () => {
  expect(read('Gleitprofil schwarz').concepts[0]?.alternatives).toEqual([
    { reason: 'compound', groups: [['gleit', 'profil']] },
  ])
})

test('A word that is still being typed finds what begins so, at the end of the term only.', () => {
  expect(stemsOf('schwarz ket')[1]).toEqual(expect.arrayContaining(['kett', 'kettenfuhr']))
  expect(stemsOf('kette ')[0]).toContain('kett')
})

test.each([
  ['fuehrung', 'fuhrung'],
  ['Fuhrung', 'fuhrung'],
  ['FÜHRUNG', 'fuhrung'],
])('%s is Führung.', (term, stem) => expect(stemsOf(term)[0]).toContain(stem))

test('A typing error is put right, shown, and suggested for the whole term.', () => {
  const { concepts, shown, suggestion } = read('schwarze Kettenfürhung ')
  expect(concepts[1]?.alternatives[0]).toEqual({ reason: 'similar', groups: [['kettenfuhr']] })
  expect(shown.corrected).toEqual([{ word: 'Kettenfürhung', as: ['Kettenführung'] }])
  expect(suggestion).toBe('schwarze Kettenführung ')
})

test('A word that documents have is not taken for an error of a more frequent one.', () => {
  expect(reasonsIn('platte')[0]).not.toContain('similar')
})

test('Synonyms of one and of several words are searched for as well, and shown.', () => {
  expect(stemsOf('nylon schwarz')[0]).toContain('polyamid')
  expect(stemsOf('PE 1000 Platte')[0]).toContain('pe+uhmw')
  expect(read('nylon').shown.synonyms).toEqual([{ word: 'nylon', as: ['Polyamid'] }])
})

test('A synonym that no document has is not shown.', () => {
  expect(understand('platte', lexicon, [{ from: ['platte'], to: [['tafel']] }]).shown.synonyms).toEqual([])
})

test('Separators in a designation do not matter.', () => {
  expect(stemsOf('08B-1')[0]).toContain('08b1')
  expect(stemsOf('08b1')[0]).toContain('08b1')
})

test('A measure is one thing that is looked for; a plain number may be one.', () => {
  expect(read('Platte 20 x 500 mm').concepts[0]).toMatchObject({ text: '20 x 500 mm', values: [20, 500] })
  expect(read('Platte 20').concepts[1]).toMatchObject({ text: '20', values: [20] })
})

test.each([
  ['T-08B1-S-2000', ['T08B1S2000']],
  ['preis t-08b1-s-2000 bitte', ['PREIST08B1S2000BITTE', 'T08B1S2000']],
  ['ct 08b1', ['CT08B1', '08B1']],
  ['ab', []],
])('The keys of numbers in %j are %j.', (term, keys) => expect(read(term).numberKeys).toEqual(keys))

test('A text of thousands of words is cut to the first few.', () => {
  const { concepts, numberKeys } = read('kette 12a '.repeat(2_000))
  expect(concepts.length).toBeLessThanOrEqual(12)
  expect(numberKeys.length).toBeLessThanOrEqual(6)
})

test('A word that nothing is like leads to a concept that no document has.', () => {
  expect(read('xqzwv').concepts).toEqual([
    {
      text: 'xqzwv',
      alternatives: [],
      values: [],
      isBound: false,
      isOpen: false,
      isLength: false,
      isRound: false,
      optionIds: [],
      isNamed: false,
    },
  ])
})
