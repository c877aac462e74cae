import { beginsStopWord } from '#backend/search/text/stop-words.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import type { Lexicon } from './lexicon.ts'

const HAS_DIGIT = /\p{N}/u

/** Of `40 x` the second number is still missing. */
export const withoutOpenSign = (term: string): string => term.replace(/(?<=\d)(?: ?[x×*/.,])$/i, '')

/**
 * Leaves out a last word that says nothing yet: a single letter, or the beginning of a stop word.
 * @param count of all words
 */
export function withoutOpenWord(words: Token[], count: number, term: string, lexicon: Lexicon): Token[] {
  const last = words.at(-1)
  if (last === undefined || count < 2 || last.end !== term.length) return words
  const { word } = last
  // `Typ K` and `Werkstoff S` are names, `PA 6 G` is an old one.
  if (words.slice(-2).some((one) => HAS_DIGIT.test(one.word))) return words
  const isOpen =
    word.length < 2 ? !lexicon.isNamed(word) : beginsStopWord(lexicon.locale, word) && !lexicon.isWord(word)
  return isOpen ? words.slice(0, -1) : words
}
