import type { Locale } from '#contracts/locales.ts'
import type { MatchReason, UnderstoodDocument } from '#contracts/search/search-document.ts'
import { toNumberKey } from '#backend/search/text/fold.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { isStopWord } from '#backend/search/text/stop-words.ts'
import { type Token, tokensOf } from '#backend/search/text/tokens.ts'
import type { Lexicon } from './lexicon.ts'
import { type MeasureInTerm, parseMeasures } from './parse-measures.ts'
import type { Synonym } from './synonyms.ts'

/** Words that have to be in a document together, as stems. */
export type StemGroup = readonly string[]

/** One thing that is looked for: a document matches it by any of its alternatives. */
export interface Concept {
  /** As in the term. */
  text: string
  /** In the order of their weight. */
  alternatives: { reason: MatchReason; groups: readonly StemGroup[] }[]
  /** Values in mm that a variant has to have, all of them; empty for a word. */
  values: readonly number[]
  /** Whether a variant that is cut to this length has it, too. */
  isLength: boolean
  /** Whether only its diameters count. */
  isRound: boolean
}

/** Words of a concept that may be in the name of an option. */
export const optionStemsOf = ({ alternatives }: Concept): string[] =>
  alternatives.flatMap(({ groups }) => groups.flatMap((group) => (group.length === 1 ? group : [])))

/** Points of a variant for an option of this name. */
export const OPTION_POINTS = 2
/**
 * Points of a variant that has all values. Three of them exceed a word that both the product's name and an option have.
 */
export const sizePoints = ({ values }: Concept): number => OPTION_POINTS * values.length

/** How a term is searched. */
export interface Understanding {
  /** Keys of item numbers in the term, the whole term first. */
  numberKeys: string[]
  concepts: Concept[]
  shown: Omit<UnderstoodDocument, 'numbers'>
  /** The term with its typing errors put right. */
  suggestion: string | undefined
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

/** Reads a term by the words of the documents. Pure: the same lexicon and synonyms give the same understanding. */
export function understand(term: string, lexicon: Lexicon, synonyms: readonly Synonym[]): Understanding {
  const { locale } = lexicon
  const tokens = tokensOf(term)
  const measures = parseMeasures(term)
  const measured = measures.filter((measure) => !measure.isPlain)
  const plain = measures.filter((measure) => measure.isPlain)
  const free = tokens.filter((token) => !measured.some((measure) => overlaps(measure, token)))
  const meaning = free.filter(({ word }) => !isStopWord(locale, word))
  const words = meaning.length + measured.length > 0 ? meaning : free
  const { concepts: phrases, used, shown: synonymsShown } = readSynonyms(words, lexicon, synonyms)
  const corrected: UnderstoodDocument['corrected'] = []
  const lastWord = words.at(-1)
  const concepts = words
    .filter((token) => !used.has(token))
    .slice(0, MOST_CONCEPTS)
    .map((token) => {
      const values = plain.find((measure) => overlaps(measure, token))?.values ?? []
      const concept = toConcept(token, lexicon, token === lastWord && token.end === term.length)
      if (concept.replaced.length > 0) corrected.push({ word: wordIn(term, token), as: concept.replaced })
      return { text: wordIn(term, token), alternatives: concept.alternatives, values, isLength: false, isRound: false }
    })
  return {
    numberKeys: numberKeysIn(term, tokens),
    concepts: [
      ...measured.map(({ text, values, isLength, isRound }): Concept => ({
        text,
        alternatives: wordsOfMeasure(text),
        values,
        isLength,
        isRound,
      })),
      ...phrases,
      ...concepts,
    ].slice(0, MOST_CONCEPTS),
    shown: {
      measures: measured.map(({ text, values, isLength, isRound }) => ({
        text,
        values,
        label: isRound ? MEASURE_LABELS.round[locale] : isLength ? MEASURE_LABELS.length[locale] : '',
      })),
      synonyms: synonymsShown,
      corrected,
    },
    suggestion: corrected.length === 0 ? undefined : withCorrections(term, corrected),
  }
}

const wordIn = (term: string, { start, end }: Token): string => term.slice(start, end)
const overlaps = (measure: MeasureInTerm, token: Token): boolean =>
  token.start < measure.end && measure.start < token.end

/** A text says a measure in words as well: `20 mm`. */
function wordsOfMeasure(text: string): Concept['alternatives'] {
  const words = tokensOf(text).map(({ word }) => word)
  return words.length === 0 ? [] : [{ reason: 'text', groups: [words] }]
}

/** The whole term, and every part between blanks that has a digit. */
function numberKeysIn(term: string, tokens: readonly Token[]): string[] {
  const pieces = term.split(/\s+/)
  const keys = [term, ...(tokens.length > 1 ? pieces.filter((piece) => /\d/.test(piece)) : [])].map(toNumberKey)
  return [...new Set(keys.filter((key) => key.length >= MIN_KEY))].slice(0, MOST_KEYS)
}

/** Replaces typing errors in the term from its end, so that places before them stay. */
function withCorrections(term: string, corrected: UnderstoodDocument['corrected']): string {
  return corrected.reduce((text, { word, as: [first = word] }) => text.replace(word, first), term)
}

function readSynonyms(words: readonly Token[], lexicon: Lexicon, synonyms: readonly Synonym[]) {
  const used = new Set<Token>()
  const concepts: Concept[] = []
  const shown: UnderstoodDocument['synonyms'] = []
  const stem = (word: string) => stemOf(lexicon.locale, word)
  for (const { from, to } of synonyms.toSorted((a, b) => b.from.length - a.from.length)) {
    const start = words.findIndex((_, index) =>
      from.every((word, offset) => {
        const token = words[index + offset]
        return token !== undefined && !used.has(token) && stem(token.word) === stem(word)
      }),
    )
    if (start < 0) continue
    const tokens = words.slice(start, start + from.length)
    for (const token of tokens) used.add(token)
    const own = tokens.map(({ word }) => stem(word))
    const single = tokens.length === 1 && tokens[0] ? toConcept(tokens[0], lexicon, false) : undefined
    // Only what documents have is worth a search.
    const others = to.map((group) => group.map(stem)).filter((group) => group.every(lexicon.hasStem))
    concepts.push({
      text: tokens.map(({ word }) => word).join(' '),
      alternatives: [
        ...(single && single.replaced.length === 0
          ? single.alternatives
          : [{ reason: 'name' as const, groups: [own] }]),
        { reason: 'synonym', groups: others },
      ],
      values: [],
      isLength: false,
      isRound: false,
    })
    if (others.length > 0) shown.push({ word: from.join(' '), as: to.map((group) => group.join(' ')) })
  }
  return { concepts, used, shown }
}

/** The alternatives of a word, and the words by which it was replaced if no document has it. */
function toConcept(token: Token, lexicon: Lexicon, isLast: boolean) {
  const stem = (word: string) => stemOf(lexicon.locale, word)
  const spellings = spellingsOf(token.word, lexicon).filter((word) => lexicon.hasStem(stem(word)))
  const direct: StemGroup[] = spellings.map((word) => [stem(word)])
  const { parts } = token
  if (parts.length > 0 && parts.every((part) => lexicon.hasStem(stem(part)))) direct.push(parts.map(stem))
  // A letter of a type, `Werkstoff S`, is not the beginning of a word if documents have it.
  const mayBegin = direct.length === 0 || (isLast && token.word.length > 1)
  const begun = mayBegin ? lexicon.stemsFrom(token.word).filter((one) => !has(direct, one)) : []
  const compounds = direct.flatMap((group) => (group.length === 1 ? lexicon.compoundsWith(group[0] ?? '') : []))
  const split = lexicon.split(token.word)
  const alternatives: Concept['alternatives'] = [
    { reason: 'name', groups: direct },
    { reason: 'name', groups: begun.map((one) => [one]) },
    { reason: 'compound', groups: [...compounds.map((one) => [one]), ...(split ? [split] : [])] },
  ]
  const found = alternatives.filter(({ groups }) => groups.length > 0)
  if (found.length > 0) return { alternatives: found, replaced: [] }
  const near = lexicon.nearest(token.word)
  const similar = [...new Set(near.map(stem))]
  return {
    alternatives: [
      { reason: 'similar' as const, groups: similar.map((one) => [one]) },
      {
        reason: 'compound' as const,
        groups: similar.flatMap((one) => lexicon.compoundsWith(one).map((compound) => [compound])),
      },
    ].filter(({ groups }) => groups.length > 0),
    replaced: near.map(lexicon.show),
  }
}

const has = (groups: readonly StemGroup[], stem: string): boolean =>
  groups.some((group) => group.length === 1 && group[0] === stem)

/** A German word may be typed without its dots: `fuehrung` is `führung`, which is folded to `fuhrung`. */
function spellingsOf(word: string, { locale }: Lexicon): string[] {
  if (locale !== 'de') return [word]
  return [...new Set([word, word.replace(/([aou])e/g, '$1')])]
}
