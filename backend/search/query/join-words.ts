import { joinedWords } from '#backend/search/text/split-compound.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * Takes two neighbours for the compound that documents have of them: `Ketten Führung`. Its parts stay, so a text that has
 * both words apart is found as well.
 */
export function joinWords(term: string, words: readonly Token[], lexicon: Lexicon): Token[] {
  const joined: Token[] = []
  for (const token of words) {
    const before = joined.at(-1)
    const word = before && compoundOf(term, before, token, lexicon)
    if (before === undefined || word === undefined) joined.push(token)
    else joined.splice(-1, 1, { ...joinedTokens(term, before, token), word })
  }
  return joined
}

/** Three letters are an abbreviation, which says something alone: `CAD Daten`. */
const IS_WORD = /^\p{L}{4,}$/u

function compoundOf(term: string, first: Token, second: Token, lexicon: Lexicon): string | undefined {
  const areWords = [first, second].every(({ word, parts }) => parts.length === 0 && IS_WORD.test(word))
  if (!areWords || term.slice(first.end, second.start).trim() !== '') return undefined
  return joinedWords(lexicon.locale, first.word, second.word).find((one) => lexicon.isWord(one))
}

const joinedTokens = (term: string, first: Token, second: Token): Token => ({
  word: '',
  parts: [first.word, second.word],
  text: term.slice(first.start, second.end),
  start: first.start,
  end: second.end,
})
