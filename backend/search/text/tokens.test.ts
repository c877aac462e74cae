import { expect, test } from 'vitest'
import { toNumberKey } from './fold.ts'
import { tokensOf } from './tokens.ts'

const words = (text: string) => tokensOf(text).map(({ word, parts }) => [word, ...parts].join(' '))

test.each([
  ['Führung für Ø 30', ['fuhrung', 'fur', 'o', '30']],
  ['Kette 08B-1', ['kette', '08b1 08b 1']],
  ['PE-UHMW, C-Profil', ['peuhmw pe uhmw', 'cprofil c profil']],
  ['10,5 mm und 7.75 und 3,0', ['10.5', 'mm', 'und', '7.75', 'und', '3']],
  ['500 × 1\u00a0000 mm', ['500', '1000', 'mm']],
  ['1 000 × 2 000', ['1000', '2000']],
  ['20 500 1000', ['20', '500', '1000']],
  ['Řetěz ČSN', ['retez', 'csn']],
  ['Maße: 20×20×3', ['masse', '20', '20', '3']],
  ['straße', ['strasse']],
  ['\ud800 a\u0000b <b>x</b>', ['a', 'b', 'b', 'x', 'b']],
  ['...---///', []],
  ['x'.repeat(500), []],
])('The words of %j are %j.', (text, expected) => expect(words(text)).toEqual(expected))

test('The place of a token is that of its text.', () => {
  const text = '„Kettenführung“ 08B-1, 10,5'
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Kettenführung', '08B-1', '10,5'])
})

test.each([
  ['T-08B1-S-2000', 'T08B1S2000'],
  ['t 08b1/s.2000', 'T08B1S2000'],
  ['PL–PA6', 'PLPA6'],
  ['🔩', ''],
])('The key of the number %s is %s.', (number, key) => expect(toNumberKey(number)).toBe(key))
