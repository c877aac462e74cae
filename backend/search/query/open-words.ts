import { beginsStopWord } from '#backend/search/text/stop-words.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import type { Lexicon } from './lexicon.ts'
import { beginsUnit } from './parse-measures.ts'

/** Of `40 x` the second number is still missing, of `z=` and `Ø` the first. */
const OPEN_SIGN = /(?<=[\d"″”]) ?[x×*/.,]$|(?<=\S)[-(=]$|(?<= )[zmd]?\s?=$|(?<= )[øØ⌀∅]$/iu

export const withoutOpenSign = (term: string): string => term.replace(OPEN_SIGN, '')

/** A unit that is still typed: `3/8 Zo`, `20e`. */
const OPEN_UNIT = /(?<=(?:^|[\s/x×.,])\d{1,6}) ?(?<begun>\p{L}+)$/iu

export function withoutOpenUnit(term: string, lexicon: Lexicon): string {
  const match = OPEN_UNIT.exec(term)
  const begun = match?.groups?.['begun']?.toLowerCase() ?? ''
  return match && beginsUnit(begun) && !lexicon.isNamed(begun) ? term.slice(0, match.index) : term
}

/**
 * Leaves out a last word that says nothing yet: a single letter, or the beginning of a stop word.
 * @param tokens all words and numbers of the term
 */
export function withoutOpenWord(words: Token[], tokens: readonly Token[], term: string, lexicon: Lexicon): Token[] {
  const last = words.at(-1)
  if (last === undefined || tokens.length < 2 || last.end !== term.length || /\p{N}/u.test(last.word)) return words
  const { word } = last
  const before = tokens.at(-2)?.word ?? ''
  const isOpen =
    word.length < 2
      ? // `Typ K` and `Werkstoff S` are names, `PA 6 G` is an old one.
        !(/^\d$/.test(before) && !/[zm]/.test(word)) && !lexicon.isNamedBeside(word, before)
      : (beginsStopWord(lexicon.locale, word) && !lexicon.isNamed(word)) ||
        (word.length === 2 && !lexicon.isWord(word) && !lexicon.beginsName(word))
  return isOpen ? words.slice(0, -1) : words
}
