import { expect, test } from 'vitest'
import { tokensOf } from '#backend/search/text/tokens.ts'
import { joinWords } from './join-words.ts'
import { createLexicon } from './lexicon.ts'

const lexicon = createLexicon(
  'de',
  new Map(['Kettenführung', 'Gleitleiste', 'Caddaten', 'Kette', 'Führung'].map((word) => [word, 1])),
)
const joined = (term: string) => joinWords(term, tokensOf(term), lexicon).map(({ word, parts }) => [word, ...parts])

test('Neighbours are the compound that documents have, and stay its parts.', () => {
  expect(joined('Kette Führung schwarz')).toEqual([['kettenfuhrung', 'kette', 'fuhrung'], ['schwarz']])
  expect(joined('Gleit Leiste')).toEqual([['gleitleiste', 'gleit', 'leiste']])
})

test.each(['Kette schwarz', 'Kette, Führung', 'CAD Daten', 'Führung Kette'])('%s stays two words.', (term) => {
  expect(joined(term)).toHaveLength(2)
})
