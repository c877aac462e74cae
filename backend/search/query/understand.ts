import type { Locale } from '#contracts/locales.ts'
import type { UnderstoodDocument } from '#contracts/search/search-document.ts'
import { toNumberKey } from '#backend/search/text/fold.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { isStopWord } from '#backend/search/text/stop-words.ts'
import { type Token, tokensOf } from '#backend/search/text/tokens.ts'
import { joinWords } from './join-words.ts'
import { type MeasureBound, readBounds } from './measure-bounds.ts'
import { readTemperatures } from './temperatures.ts'
import { type ChainInTerm, readChainSizes } from './chain-sizes.ts'
import { type Alternative, type Concept, wordConcept } from './concept.ts'
import type { Lexicon } from './lexicon.ts'
import { type NamedNumber, readNamedNumbers } from './named-numbers.ts'
import { NO_GROUPS, type OptionGroups } from './option-groups.ts'
import { type MeasureInTerm, parseMeasures } from './parse-measures.ts'
import { inOpenUnit, isOpenNumber, withoutOpenNumber } from './open-numbers.ts'
import { withoutOpenSign, withoutOpenUnit, withoutOpenWord } from './open-words.ts'
import { readPhrases, wordsOfPhrases } from './read-phrases.ts'
import { repairWords } from './repair-words.ts'
import { synonymWords } from './synonym-words.ts'
import type { Synonym } from './synonyms.ts'
import { toConcept } from './to-concept.ts'

/** How a term is searched. */
export interface Understanding {
  /** Keys of item numbers in the term, the whole term first. */
  numberKeys: string[]
  concepts: Concept[]
  shown: Omit<UnderstoodDocument, 'numbers' | 'language'>
  /** The term with its typing errors put right. */
  suggestion: string | undefined
  /** Whether the site has each of its words, as it was typed. */
  isKnown: boolean
  /** Whether it has each of them, or words that begin so. */
  isBegun: boolean
  /** Whether it has each of them, and the last one begins a name of the catalogue. */
  isNameBegun: boolean
  /** Whether names of the catalogue have one of its words, or it has none. */
  isNamed: boolean
}

/** How a measure in a term was read, if its sign or unit says it. */
const MEASURE_LABELS: Record<'round' | 'length', Record<Locale, string>> = {
  round: { de: 'Durchmesser', en: 'diameter', nl: 'diameter', cz: 'průměr' },
  length: { de: 'Länge', en: 'length', nl: 'lengte', cz: 'délka' },
}

/** A shorter key would find half of the catalogue. */
const MIN_KEY = 3
/** Words that are looked for; the rest of a longer text is passed over. */
const MOST_CONCEPTS = 12
const MOST_KEYS = 6
/** Letters of a beginning that tell languages apart. */
const MIN_NAME = 4

/**
 * Reads a term by the words of the documents. Pure: the same lexicon, synonyms and groups give the same understanding.
 * @param isLoose whether the longest known part of a compound is enough
 */
export function understand(
  given: string,
  lexicon: Lexicon,
  synonyms: readonly Synonym[],
  groups: OptionGroups = NO_GROUPS,
  isLoose = false,
): Understanding {
  const { locale } = lexicon
  const term = withoutOpenUnit(withoutOpenSign(given), lexicon)
  const phone = readPhone(term, lexicon)
  if (phone) return phone
  const tokens = tokensOf(term)
  const temperatures = readTemperatures(term, locale)
  const sizes = parseMeasures(term)
    .map((measure) => inOpenUnit(measure, term, groups))
    .filter((measure) => !temperatures.some((one) => overlaps(one, measure)))
  const bounds = readBounds({ term, tokens, locale }, sizes, groups)
  const isBounded = (part: Span) => bounds.some((one) => overlaps(one, part))
  const all = sizes.filter((measure) => !isBounded(measure)).map((measure) => withoutOpenNumber(measure, term, groups))
  const chains = readChainSizes(term)
  const meant = tokens.filter(({ word }) => !isStopWord(locale, word))
  const isOfChain = (part: Span) => chains.some((chain) => overlaps(chain, part))
  const named = readNamedNumbers(
    term,
    meant.filter((token) => !isOfChain(token)),
    all.filter((measure) => !isOfChain(measure)),
    groups,
  )
  const read = [...named, ...temperatures]
  const isRead = (part: Span) => isOfChain(part) || isBounded(part) || read.some((one) => overlaps(one, part))
  const measures = all.filter((measure) => !isRead(measure))
  const measured = measures.filter((measure) => !measure.isPlain)
  const plain = measures.filter((measure) => measure.isPlain)
  const free = tokens.filter((token) => !isRead(token) && !measured.some((measure) => overlaps(measure, token)))
  const explained = synonymWords(locale, synonyms)
  const kept = wordsOfPhrases(free, explained)
  const meaning = withoutOpenWord(
    free.filter((token) => kept.has(token) || !isStopWord(locale, token.word)),
    tokens,
    term,
    lexicon,
  )
  const numbers = measured.length + bounds.length + read.length + chains.length
  const typed = joinWords(term, meaning.length + numbers > 0 ? meaning : free.slice(0, 1), lexicon)
  const repaired = repairWords(typed, lexicon, explained, isLoose)
  const { words, parts } = repaired
  const lastWord = words.at(-1)
  // Of words that say nothing the first one is looked for, as it was while it was typed.
  const isOpen = lastWord?.end === term.length || meaning.length + numbers === 0
  const unfinished = isOpen ? lastWord : undefined
  // Behind a last word that was left out, the one before it may be a synonym of several words.
  const open =
    unfinished ?? (lastWord?.end === meaning.at(-1)?.end && free.at(-1)?.end === term.length ? lastWord : undefined)
  const { concepts: phrases, used, shown: synonymsShown } = readPhrases(term, words, lexicon, explained, open)
  const corrected: UnderstoodDocument['corrected'] = [...repaired.corrected]
  const concepts = words
    .filter((token) => !used.has(token))
    .slice(0, MOST_CONCEPTS)
    .map((token): Concept => {
      const values = plain.find((measure) => overlaps(measure, token))?.values ?? []
      const { alternatives, replaced } = toConcept(token, lexicon, token === unfinished)
      if (replaced.length > 0) corrected.push({ word: wordIn(term, token), as: replaced })
      const optionIds = values.length > 0 ? groups.withNumbers(values) : []
      const isOpen = values.length > 0 && isOpenNumber(term, token.end) && groups.begins(values)
      return { ...wordConcept(wordIn(term, token), alternatives), values, optionIds, isOpen }
    })
  const isTyped =
    corrected.length + parts.length === 0 &&
    words.every(({ word, parts: [first] }) => first === undefined || /\p{N}/u.test(word) || lexicon.isWord(word))
  return {
    numberKeys: numberKeysIn(given, tokens),
    concepts: [
      ...measured.map((measure) => measureConcept(measure, groups)),
      ...bounds.map(boundConcept),
      ...named.map((one) => ({
        ...namedConcept(one, locale),
        isOpen: isOpenNumber(term, one.end) && groups.begins(one.values),
      })),
      ...temperatures.map(({ text, word }) =>
        wordConcept(text, [{ reason: 'text', groups: [[stemOf(locale, word)]] }]),
      ),
      ...chains.map(chainConcept),
      ...phrases,
      ...concepts,
    ].slice(0, MOST_CONCEPTS),
    shown: {
      measures: [
        ...bounds.map(({ text }) => ({ text, values: [], label: '' })),
        ...measured.map(({ text, values, isLength, isRound }) => ({
          text,
          values,
          // Millimetres may be those of any side.
          label: isRound
            ? MEASURE_LABELS.round[locale]
            : isLength && !/mm$/i.test(text)
              ? MEASURE_LABELS.length[locale]
              : '',
        })),
      ],
      synonyms: [
        ...chains.map(({ text, chains: found }) => ({ word: text, as: found.map((one) => one.toUpperCase()) })),
        ...synonymsShown,
      ],
      corrected,
      parts,
      // Pasted markup has words that no visitor means.
      unknown: /[<>]/.test(term) ? [] : concepts.filter(isUnknown).map(({ text }) => text),
    },
    isKnown: isTyped && [...phrases, ...concepts].every(isWhollyKnown),
    isNamed: words.length === 0 || words.some(({ word }) => lexicon.isNamed(word)),
    isNameBegun:
      isTyped &&
      unfinished !== undefined &&
      unfinished.word.length >= MIN_NAME &&
      lexicon.beginsName(unfinished.word) &&
      [...phrases, ...concepts].every((one) => isWhollyKnown(one) || one.alternatives.some(hasBegun)),
    isBegun: isTyped && [...phrases, ...concepts].every((one) => isWhollyKnown(one) || one.alternatives.some(hasBegun)),
    suggestion: corrected.length === 0 ? undefined : withCorrections(term, corrected),
  }
}

/** A term that is the telephone number of a person: its signs and its country do not matter. */
function readPhone(term: string, lexicon: Lexicon): Understanding | undefined {
  if (!IS_PHONE.test(term.trim())) return undefined
  const digits = term.replace(/\D/g, '').replace(/^00/, '')
  const whole = digits.length >= MIN_PHONE && lexicon.isWord(digits) ? [digits] : []
  const begun = digits.length >= MIN_BEGUN_PHONE ? lexicon.stemsFrom(digits).filter(isPhoneWord) : []
  const found = whole.length > 0 ? whole : begun
  if (found.length === 0) return undefined
  return {
    numberKeys: [],
    concepts: [wordConcept(term, [{ reason: 'name', groups: found.map((one) => [one]) }])],
    shown: { measures: [], synonyms: [], corrected: [] },
    suggestion: undefined,
    isKnown: true,
    isBegun: true,
    isNameBegun: true,
    isNamed: true,
  }
}

const IS_PHONE = /^(?:telephone|telefon|tel|phone|fon)?[\d\s()/.:+-]+$/i
const MIN_PHONE = 6
/** Digits with which a telephone number is told from a measure. */
const MIN_BEGUN_PHONE = 4
const isPhoneWord = (word: string): boolean => word.length >= MIN_PHONE && /^\d+$/.test(word)

/** Nothing that the site has matches it. */
const isUnknown = ({ alternatives, values, optionIds }: Concept): boolean =>
  alternatives.every(({ groups }) => groups.length === 0) && values.length + optionIds.length === 0

const isWhollyKnown = ({ alternatives, values }: Concept): boolean =>
  values.length > 0 ||
  alternatives.some(({ reason, groups, isBegun }) => WHOLE.has(reason) && groups.length > 0 && !isBegun)
const hasBegun = ({ groups, isBegun }: Alternative): boolean => isBegun === true && groups.length > 0
const WHOLE: ReadonlySet<string> = new Set(['name', 'synonym'])

type Span = Record<'start' | 'end', number>
const wordIn = (term: string, { start, end }: Token): string => term.slice(start, end)
const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

const measureConcept = ({ text, values, isLength, isRound }: MeasureInTerm, groups: OptionGroups): Concept => ({
  text,
  alternatives: wordsOfMeasure(text),
  values,
  isLength,
  isRound,
  // A diameter is not a thickness.
  optionIds: isRound ? [] : groups.withNumbers(values),
  isNamed: false,
  isBound: false,
  isOpen: false,
})

const boundConcept = ({ text, optionIds }: MeasureBound): Concept => ({
  ...wordConcept(text, []),
  optionIds,
  isBound: true,
})

const namedConcept = ({ text, values, optionIds, isMeasure }: NamedNumber, locale: Locale): Concept => ({
  ...wordConcept(text, [{ reason: 'text', groups: [tokensOf(text).map(({ word }) => stemOf(locale, word))] }]),
  values: isMeasure ? values : [],
  optionIds,
  isNamed: true,
})

/** The designations of chains, and the pitch itself. */
const chainConcept = ({ text, chains, values }: ChainInTerm): Concept => ({
  ...wordConcept(text, [{ reason: 'synonym', groups: chains.map((one) => [one]) }]),
  values,
})

/** A text says a measure in words as well: `20 mm`. */
function wordsOfMeasure(text: string): Alternative[] {
  const words = tokensOf(text).map(({ word }) => word)
  return words.length === 0 ? [] : [{ reason: 'text', groups: [words] }]
}

/** The whole term, and every part between blanks that has a digit. */
function numberKeysIn(term: string, tokens: readonly Token[]): string[] {
  // The shop prints `40×10` where the number has an X.
  const printed = term.replace(/(?<=\d)[*×✕](?=\d)/g, 'x')
  const pieces = printed.split(/\s+/)
  const keys = [printed, ...(tokens.length > 1 ? pieces.filter((piece) => /\d/.test(piece)) : [])].map(toNumberKey)
  return [...new Set(keys.filter((key) => key.length >= MIN_KEY))].slice(0, MOST_KEYS)
}

/** Replaces typing errors in the term from its end, so that places before them stay. */
function withCorrections(term: string, corrected: UnderstoodDocument['corrected']): string {
  return corrected.reduce((text, { word, as: [first = word] }) => text.replace(word, first), term)
}
