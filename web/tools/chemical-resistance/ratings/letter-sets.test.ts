import { expect, test } from 'vitest'
import { lettersMissing, lettersOf } from './letter-sets.ts'
import { mistakesBetween } from './search-text.ts'

test('Letters of a word that another one lacks are counted, in any alphabet.', () => {
  expect(lettersMissing(lettersOf('salz'), lettersOf('sal'))).toBe(1)
  expect(lettersMissing(lettersOf('sal'), lettersOf('salz'))).toBe(0)
  expect(lettersMissing(lettersOf('соль'), lettersOf('соли'))).toBe(1)
})

test('No word with few mistakes is passed over: there are never more letters missing than mistakes.', () => {
  const words = [
    'salz',
    'sazl',
    'saltz',
    'holz',
    'eisen',
    'sodium',
    'hipochlorit',
    'hypochlorite',
    'кислота',
    'aaa',
    'a',
  ]
  for (const a of words) {
    for (const b of words) {
      const mistakes = mistakesBetween(a, b, 20)
      expect(lettersMissing(lettersOf(a), lettersOf(b)), `${a}, ${b}`).toBeLessThanOrEqual(mistakes)
    }
  }
})
