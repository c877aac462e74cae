import type { ChemicalNames, IndexedChemical, IndexedWord } from './chemical-names.ts'
import { lettersMissing, lettersOf } from './letter-sets.ts'
import { mistakesBetween } from './search-text.ts'

/** Mistakes that a word of this many letters may have. */
const allowedMistakes = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** A word may also be the beginning of a longer one that is still being typed: with one mistake less. */
const UNFINISHED = 0.5

/**
 * Returns a function that counts the mistakes of typed words in a chemical's names. It returns the least sum, or
 * undefined if a word is in none of them. The typed words are compared with each word of the index once, not with each
 * name.
 */
export function mistakesIn(index: ChemicalNames, typed: readonly string[]) {
  const byWord = typed.map((word) => mistakesByWord(index, word))
  return ({ wordIds }: IndexedChemical): number | undefined => {
    let least = Infinity
    for (const ids of wordIds) {
      let sum = 0
      for (const mistakes of byWord) {
        let ofWord = Infinity
        for (const id of ids) ofWord = Math.min(ofWord, mistakes[id] ?? Infinity)
        sum += ofWord
      }
      least = Math.min(least, sum)
    }
    return least === Infinity ? undefined : least
  }
}

/** Mistakes in comparison with each word of the index; without a value where there are too many. */
function mistakesByWord({ words }: ChemicalNames, text: string): (number | undefined)[] {
  const typed = { text, letters: lettersOf(text) }
  const most = allowedMistakes(text)
  return words.map((word) => {
    if (lettersMissing(typed.letters, word.letters) > most) return undefined
    const whole = mistakesIfFew(typed, word, most)
    if (most === 0 || whole === 0 || word.text.length <= text.length) return whole
    const beginning = word.text.slice(0, text.length)
    const begun = mistakesIfFew(typed, { text: beginning, letters: lettersOf(beginning) }, most - 1)
    return begun === undefined ? whole : Math.min(whole ?? Infinity, begun + UNFINISHED)
  })
}

/** Most words differ by more letters than there may be mistakes, which takes no comparison. */
function mistakesIfFew(a: IndexedWord, b: IndexedWord, most: number): number | undefined {
  if (lettersMissing(a.letters, b.letters) > most || lettersMissing(b.letters, a.letters) > most) return undefined
  const mistakes = mistakesBetween(a.text, b.text, most)
  return mistakes > most ? undefined : mistakes
}
