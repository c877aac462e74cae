import { expect, test } from 'vitest'
import { editDistance, likelySpellings, nearestNumbers, spellingKey } from './number-spelling.ts'

test.each([
  'ct-08b1-s-2000',
  'CT 08B1 S 2000',
  'CT08B1S2000',
  'CT_08B1.S/2000',
  ' ct–08b1–s–2000 ',
  'ＣＴ-08B1-S-2000',
])('%j spells CT-08B1-S-2000', (spelling) => expect(spellingKey(spelling)).toBe(spellingKey('CT-08B1-S-2000')))

test.each([
  ['ct 08b1 s 2000', ['ct 08b1 s 2000', 'CT-08B1-S-2000']],
  ['CT-08B1-S-2000', ['CT-08B1-S-2000']],
  ['pl-pa6c-nt-25-500×1000', ['pl-pa6c-nt-25-500×1000', 'PL-PA6C-NT-25-500X1000']],
  ['--', []],
])('%j is looked up as %j', (number, spellings) => expect(likelySpellings(number)).toEqual(spellings))

test.each([
  ['', '', 0],
  ['A', '', 1],
  ['CT08B1', 'CT08B1', 0],
  ['CT08B1', 'CT80B1', 1],
  ['CT08B1', 'CT8B1', 1],
  ['CT08B1', 'CTU08B2', 2],
])('%s and %s differ in %i places', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

test('the nearest numbers come first, and strange ones not at all', () => {
  const candidates = ['CT-08B1-S-2000', 'CT-08B1-S-3000', 'CT-08B2-S-2000', 'CTU-24B3-SA-3000']
  expect(nearestNumbers('CT-08B1-S-2500', candidates, 2)).toEqual(['CT-08B1-S-2000', 'CT-08B1-S-3000'])
  expect(nearestNumbers('XYZ', candidates, 2)).toEqual([])
})

test.each(['a'.repeat(256), '\ufdfa'.repeat(100)])('a text longer than any number is not looked up', (text) => {
  expect(likelySpellings(text)).toEqual([])
  expect(likelySpellings('a'.repeat(255))).toHaveLength(2)
})
