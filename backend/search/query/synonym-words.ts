import { createSpelling, distanceOf } from '#backend/search/text/spelling.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { isStopWord } from '#backend/search/text/stop-words.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Synonym } from './synonyms.ts'

/** The words that the synonyms explain: documents have none of them. */
export interface SynonymWords {
  has(word: string): boolean
  /** Whether one begins so. */
  begins(word: string): boolean
  /** Those that differ by one typing error. */
  nearest(word: string): string[]
  /**
   * Those that may be in a term, in their order.
   * @param stems of the term's words
   * @param begun the last word, if it may be the beginning of one
   */
  phrasesOf(stems: readonly string[], begun: string | undefined): SynonymPhrase[]
  /** Those whose words say nothing alone: `about us`. */
  stopPhrases: readonly Synonym[]
}

export interface SynonymPhrase extends Synonym {
  stems: readonly string[]
}

/**
 * Memory. Key: the list of synonyms. Owner: this module. End: that of the list, which is the server's. Gain: a list of
 * some hundred lines is indexed once, not with every search.
 */
const known = new WeakMap<readonly Synonym[], SynonymWords>()

export function synonymWords(locale: Locale, synonyms: readonly Synonym[]): SynonymWords {
  const before = known.get(synonyms)
  if (before) return before
  const words = new Map(
    synonyms.flatMap(({ from: [word = '', ...more] }) => (more.length > 0 ? [] : [[word, 1] as const])),
  )
  const stems = new Set([...words.keys()].map((word) => stemOf(locale, word)))
  const spelling = createSpelling(words)
  const phrases = synonyms.map((synonym) => ({ ...synonym, stems: synonym.from.map((word) => stemOf(locale, word)) }))
  const byFirst = Map.groupBy(phrases, ({ stems: [first = ''] }) => first)
  const made: SynonymWords = {
    has: (word) => stems.has(stemOf(locale, word)),
    begins: (word) => [...words.keys()].some((one) => one.startsWith(word)),
    phrasesOf(given, begun) {
      const found = new Set(given.flatMap((stem) => byFirst.get(stem) ?? []))
      const isBegun = ({ from: [word = ''] }: Synonym) => begun !== undefined && word.startsWith(begun)
      return phrases.filter((phrase) => found.has(phrase) || isBegun(phrase))
    },
    stopPhrases: synonyms.filter(({ from }) => from.length > 1 && from.every((word) => isStopWord(locale, word))),
    nearest: (word) => spelling.nearest(word).filter((one) => distanceOf(word, one) === 1),
  }
  known.set(synonyms, made)
  return made
}
