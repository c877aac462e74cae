import { expect, test } from 'vitest'
import { splitCompound } from './split-compound.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const GERMAN = new Set(['kette', 'fuhrung', 'gleit', 'leiste', 'profil', 'sicherheit', 'ring', 'rad', 'zahn', 'rund'])
const known = (word: string) => GERMAN.has(word)

test.each([
  ['kettenfuhrung', ['kette', 'fuhrung']],
  ['gleitleiste', ['gleit', 'leiste']],
  ['sicherheitsring', ['sicherheit', 'ring']],
  ['zahnradprofil', ['zahn', 'rad', 'profil']],
  ['rundprofil', ['rund', 'profil']],
])('%s is made of %j.', (word, parts) => expect(splitCompound('de', word, known)).toEqual(parts))

test.each(['kette', 'rad', 'kettenx', 'xfuhrung', 'radrad!', '', 'kettenfuhrungs'])('%j is not a compound.', (word) => {
  expect(splitCompound('de', word, known)).toBeUndefined()
})

test('A long word that is not made of known ones takes no longer than its length allows.', () => {
  const begun = performance.now()
  expect(splitCompound('de', 'ring'.repeat(15), (part) => part === 'ring')).toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(onQuietMachine(200))
})

test('English has no letters between the words.', () => {
  expect(splitCompound('en', 'kettenprofil', known)).toBeUndefined()
})
