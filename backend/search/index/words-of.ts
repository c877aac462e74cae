import type { Locale } from '#contracts/locales.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'

/** Texts of a document by their weight, A the heaviest. */
export type WeightedTexts = Record<'A' | 'B' | 'C' | 'D', readonly string[]>

const HAS_DIGIT = /\p{N}/u

/** The weights that each stem of a document has, the heaviest first: `AD`. */
export type StemWeights = Readonly<Record<string, string>>

/** Weights as the positions of a `tsvector`, which are needed for nothing else. */
const WEIGHTS = ['A', 'B', 'C', 'D'] as const

/** A document's stems, and its words as they are written. */
export function wordsOf(locale: Locale, texts: WeightedTexts): { words: StemWeights; vocabulary: string[] } {
  const weights = new Map<string, string>()
  const vocabulary = new Set<string>()
  const add = (word: string, weight: string) => {
    const stem = stemOf(locale, word)
    const known = weights.get(stem) ?? ''
    if (!known.endsWith(weight)) weights.set(stem, known + weight)
  }
  for (const weight of WEIGHTS) {
    for (const { word, parts, text: written } of texts[weight].flatMap(tokensOf)) {
      add(word, weight)
      // A text in HTML or of another front end may write a letter and its mark as two characters.
      vocabulary.add(parts.length > 0 || HAS_DIGIT.test(word) ? word : written.normalize('NFC'))
      for (const part of parts) {
        add(part, weight)
        vocabulary.add(part)
      }
    }
  }
  return { words: Object.fromEntries(weights), vocabulary: [...vocabulary] }
}

/** Stems that names, options or headlines have, without their weights in texts. */
export const namesBeforeTexts = (words: StemWeights): StemWeights =>
  Object.fromEntries(Object.entries(words).map(([stem, weights]) => [stem, weights.replace(/(?<=[AB])[CD]+$/, '')]))

/** Stems as a `tsvector` in text form. */
export const toVector = (words: StemWeights): string =>
  Object.entries(words)
    .map(([stem, weights]) => {
      const places = WEIGHTS.flatMap((weight, index) => (weights.includes(weight) ? `${index + 1}${weight}` : []))
      return `${quoteLexeme(stem)}:${places.join(',')}`
    })
    .join(' ')

/** A lexeme in the text form of `tsvector` and `tsquery`. */
export const quoteLexeme = (stem: string): string => `'${stem.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
