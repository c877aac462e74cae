import type { UnderstoodDocument } from '#contracts/search/search-document.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import { type Concept, wordConcept } from './concept.ts'
import type { Lexicon } from './lexicon.ts'
import type { SynonymPhrase, SynonymWords } from './synonym-words.ts'
import type { Synonym } from './synonyms.ts'
import { toConcept } from './to-concept.ts'

const LENGTHS = [1, 2, 3, 4]
const wordsFrom = (words: readonly Token[], start: number, length: number): string =>
  words
    .slice(start, start + length)
    .map(({ word }) => word)
    .join(' ')

/** Letters with which a synonym may begin that is still being typed. */
const MIN_BEGUN = 3

/** Words of the phrases whose words say nothing alone: `about us`. */
export function wordsOfPhrases(words: readonly Token[], { stopPhrases }: SynonymWords): ReadonlySet<Token> {
  const found = stopPhrases.flatMap(({ from }) => {
    const start = words.findIndex((_, index) => wordsFrom(words, index, from.length) === from.join(' '))
    return start < 0 ? [] : words.slice(start, start + from.length)
  })
  return new Set(found)
}

/**
 * Finds the synonyms of a term, the longest first, and the words that they take. The page
 * shows them spelt as typed, and as documents spell them.
 * @param unfinished the last word, if it may still be typed
 */
export function readPhrases(
  term: string,
  words: readonly Token[],
  lexicon: Lexicon,
  synonyms: SynonymWords,
  unfinished: Token | undefined,
) {
  const used = new Set<Token>()
  const concepts: Concept[] = []
  const shown: UnderstoodDocument['synonyms'] = []
  const stem = (word: string) => stemOf(lexicon.locale, word)
  // `Zuschnitt` is a word itself, not the beginning of `Zuschnittplan`.
  const mayBegin =
    unfinished && unfinished.word.length >= MIN_BEGUN && !lexicon.isWord(unfinished.word) ? unfinished : undefined
  // A phrase as it was typed comes before forms of others: Czech `list` and `lišta` have one stem.
  const typed = new Set(words.flatMap((_, start) => LENGTHS.map((length) => wordsFrom(words, start, length))))
  const isTyped = ({ from }: Synonym) => (typed.has(from.join(' ')) ? 1 : 0)
  const stems = words.map(({ word }) => stem(word))
  /** How many of its words are in the term from there on; the last ones may still be missing. */
  const countIn = ({ from }: Synonym, start: number) => Math.min(from.length, words.length - start)
  const findStart = (phrase: SynonymPhrase) =>
    words.findIndex((_, index) => {
      const count = countIn(phrase, index)
      const end = words[index + count - 1]
      const isBegun = end === unfinished && (count > 1 || mayBegin !== undefined)
      if (count < phrase.from.length && !isBegun) return false
      return phrase.from.slice(0, count).every((word, offset) => {
        const token = words[index + offset]
        if (token === undefined || used.has(token)) return false
        return (
          stems[index + offset] === phrase.stems[offset] ||
          (token === unfinished && (offset > 0 || mayBegin !== undefined) && word.startsWith(token.word))
        )
      })
    })
  const hasAll = (phrase: SynonymPhrase) =>
    phrase.stems.every((one, offset) => stems[findStart(phrase) + offset] === one) ? 1 : 0
  const ordered = synonyms
    .phrasesOf(stems, mayBegin?.word)
    .filter((phrase) => findStart(phrase) >= 0)
    .toSorted((a, b) => hasAll(b) - hasAll(a) || b.from.length - a.from.length || isTyped(b) - isTyped(a))
  for (const phrase of ordered) {
    const { from, to, stems: own } = phrase
    const start = findStart(phrase)
    if (start < 0) continue
    const tokens = words.slice(start, start + from.length)
    for (const token of tokens) used.add(token)
    const single =
      tokens.length === 1 && tokens[0]
        ? toConcept(tokens[0], lexicon, tokens[0] === mayBegin && from[0] !== tokens[0].word)
        : undefined
    // Only what documents have is worth a search.
    const others = to.map((group) => group.map(stem)).filter((group) => group.every(lexicon.hasStem))
    const text = tokens.map(({ word }) => word).join(' ')
    concepts.push(
      wordConcept(text, [
        ...(single && single.replaced.length === 0
          ? single.alternatives
          : [{ reason: 'name' as const, groups: [own.slice(0, tokens.length)] }]),
        { reason: 'synonym', groups: others },
      ]),
    )
    if (others.length > 0) {
      const word = term.slice(tokens[0]?.start, tokens.at(-1)?.end)
      shown.push({ word, as: to.map((group) => group.map(lexicon.show).join(' ')) })
    }
  }
  return { concepts, used, shown }
}
