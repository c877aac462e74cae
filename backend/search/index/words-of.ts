import type { Locale } from '#contracts/locales.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'

/** Texts of a document by their weight, A the heaviest. */
export type WeightedTexts = Record<'A' | 'B' | 'C' | 'D', readonly string[]>

/** PostgreSQL keeps no higher ones, and no more for a word. */
const MAX_POSITION = 16_383
const MAX_PLACES = 12
const HAS_DIGIT = /\p{N}/u

/** Places of each stem of a document with their weights, `12A`. */
export type StemPlaces = Readonly<Record<string, readonly string[]>>

/** A document's stems, and its words as they are written. */
export function wordsOf(locale: Locale, texts: WeightedTexts): { words: StemPlaces; vocabulary: string[] } {
  const places = new Map<string, string[]>()
  const vocabulary = new Set<string>()
  let position = 0
  const add = (word: string, weight: string) => {
    const stem = stemOf(locale, word)
    const known = places.get(stem) ?? []
    if (known.length < MAX_PLACES) known.push(`${Math.min(position, MAX_POSITION)}${weight}`)
    places.set(stem, known)
  }
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    for (const text of texts[weight]) {
      for (const { word, parts, text: written } of tokensOf(text)) {
        position += 1
        add(word, weight)
        // A text in HTML or of another front end may write a letter and its mark as two characters.
        vocabulary.add(parts.length > 0 || HAS_DIGIT.test(word) ? word : written.normalize('NFC'))
        for (const part of parts) {
          add(part, weight)
          vocabulary.add(part)
        }
      }
      // Words of two texts are not neighbours.
      position += 10
    }
  }
  return { words: Object.fromEntries(places), vocabulary: [...vocabulary] }
}

/** Stems as a `tsvector` in text form. */
export const toVector = (words: StemPlaces): string =>
  Object.entries(words)
    .map(([stem, at]) => `${quoteLexeme(stem)}:${at.join(',')}`)
    .join(' ')

/** A lexeme in the text form of `tsvector` and `tsquery`. */
export const quoteLexeme = (stem: string): string => `'${stem.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
