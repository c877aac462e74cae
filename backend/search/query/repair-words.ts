import type { UnderstoodDocument } from '#contracts/search/search-document.ts'
import { splitCompound } from '#backend/search/text/split-compound.ts'
import { distanceOf } from '#backend/search/text/spelling.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { isCommonWord } from '#backend/search/text/stop-words.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import type { Lexicon } from './lexicon.ts'
import type { SynonymWords } from './synonym-words.ts'

/** Words that can be looked for, and how the typed ones differ from them. */
export interface RepairedWords {
  words: Token[]
  /** Typing errors in words of the synonyms. */
  corrected: UnderstoodDocument['corrected']
  /** Compounds of which no document has the whole, and their parts that are looked for. */
  parts: { word: string; as: string[] }[]
}

const HAS_DIGIT = /\p{N}/u
/** Letters of the known part of a compound whose rest is not known. */
const MIN_KNOWN = 4

/**
 * Replaces unknown words by known ones: a synonym with a typing error, the parts of a compound, or one part.
 * @param isLoose whether the longest part of a compound is enough, because no product has all of them
 */
export function repairWords(
  given: readonly Token[],
  lexicon: Lexicon,
  synonyms: SynonymWords,
  isLoose: boolean,
): RepairedWords {
  const corrected: RepairedWords['corrected'] = []
  const parts: RepairedWords['parts'] = []
  const said = given.filter(({ word }) => !isCommonWord(word))
  const words = (said.length > 0 ? said : given).flatMap((token): Token[] => {
    if (isKnown(token, lexicon, synonyms) && !(isLoose && isJoined(token, lexicon))) return [token]
    const [near] = synonyms.nearest(token.word)
    if (near !== undefined) {
      corrected.push({ word: token.text, as: [near] })
      return [{ ...token, word: near, parts: [] }]
    }
    const found = partsOf(token, lexicon, synonyms, isLoose)
    if (found.length === 0) return [token]
    parts.push({ word: token.text, as: found })
    return found.map((word) => ({ ...token, word, parts: [] }))
  })
  return { words, corrected, parts }
}

/** Whether the word itself, its beginning or a near one is in a document, or a synonym. */
function isKnown({ word, parts }: Token, lexicon: Lexicon, synonyms: SynonymWords): boolean {
  const hasWord = (one: string) => lexicon.hasStem(stemOf(lexicon.locale, one))
  if (HAS_DIGIT.test(word) || hasWord(word) || hasWord(word.replace(/([aou])e/g, '$1')) || synonyms.has(word))
    return true
  if (parts.length > 0 && parts.every(hasWord)) return true
  if (lexicon.stemsFrom(word).length > 0 || synonyms.begins(word)) return true
  return lexicon.nearest(word).some((one) => distanceOf(one, word) === 1)
}

/** Whether it consists of several words of which the documents do not have the whole. */
const isJoined = ({ word, parts }: Token, { locale, hasStem }: Lexicon): boolean =>
  parts.length > 1 && !HAS_DIGIT.test(word) && !hasStem(stemOf(locale, word))

function partsOf({ word, parts }: Token, lexicon: Lexicon, synonyms: SynonymWords, isLoose: boolean): string[] {
  if (parts.length > 1) return withoutCommon(parts)
  const isPart = (part: string) => lexicon.isPart(part) || (part.length > 3 && synonyms.has(part))
  if (isLoose) return knownEnd(word, isPart)
  const own = lexicon.split(word)
  const whole = splitCompound(lexicon.locale, word, isPart)
  // Documents have all of its parts: they are looked for together.
  if (own && !whole?.some(isCommonWord)) return []
  if (whole) return withoutCommon(whole)
  if (lexicon.locale === 'en' || lexicon.locale === 'cz' || lexicon.nearest(word).length > 0) return []
  return knownEnd(word, isPart)
}

const withoutCommon = (parts: readonly string[]): string[] => {
  const said = parts.filter((part) => !isCommonWord(part))
  return said.length > 0 ? said : [...parts]
}

/** The longest known part at the beginning or the end: `getranke` of `getrankeindustrie`. */
function knownEnd(word: string, isPart: (part: string) => boolean): string[] {
  for (let length = word.length - 2; length >= Math.max(MIN_KNOWN, Math.ceil(word.length / 3)); length -= 1) {
    const found = [word.slice(0, length), word.slice(-length)].find(isPart)
    if (found !== undefined) return [found]
  }
  return []
}
