import { expect, test } from 'vitest'
import { findMarks } from './find-marks.ts'

const marked = (text: string, term: string, isNumber = false) =>
  findMarks(text, term, isNumber).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Kettenführung Typ CT für 08B-1', '08b-1', ['08B-1']],
  ['Kettenführung für Ketten', 'ketten fuhrung', ['Ketten', 'führung', 'Ketten']],
  ['Kluzná lišta', 'kluzna LISTA', ['Kluzná', 'lišta']],
  ['fu\u0308hrung', 'führ', ['fu\u0308hr']],
  ['a b c', 'a', []],
  ['Rohr "DN 50"', '"DN 50"', ['DN', '50']],
  ['<b>x</b> & y', '<b>', ['<b>']],
  ['😀😀 Kette', 'kette', ['Kette']],
  ['Kette', '', []],
])('in %j the words of %j are %j', (text, term, expected) => {
  expect(marked(text, term)).toEqual(expected)
})

test.each([
  ['CT-08B1-S-2000', 'ct08b1', ['CT-08B1']],
  ['CT-08B1-S-2000', 'CT 08B1 S', ['CT-08B1-S']],
  ['CT-08B1-S-2000', '08b1', ['08B1']],
  ['CT-08B1-S-2000', 'Kette 2000', ['2000']],
  ['CT-08B1', 'xy', []],
  ['T-12A1-S-2000', '20 mm', []],
  ['T-12A1-S-20', '20 mm', ['20']],
  ['T-12A1-S-2000', 't12a1s20', ['T-12A1-S-20']],
])('in the number %s the term %j marks %j', (text, term, expected) => {
  expect(marked(text, term, true)).toEqual(expected)
})

test('a letter that folds to two is marked once and whole', () => {
  expect(marked('STRAẞE İstanbul', 'straße')).toEqual(['STRAẞE'])
})
