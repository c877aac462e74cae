import { type Locale, perLocale } from '#contracts/locales.ts'
import type { Token } from '#backend/search/text/tokens.ts'
import type { MeasureInTerm } from './parse-measures.ts'
import type { OptionGroups } from './option-groups.ts'

/** A measure with words that make it a bound: `bis 20 mm`, `at least 30 mm`, `10 bis 20 mm`. */
export interface MeasureBound {
  /** As in the term, with the word. */
  text: string
  start: number
  end: number
  /** Options within it. */
  optionIds: readonly string[]
}

const KINDS = ['below', 'upTo', 'from', 'above'] as const
type Bound = (typeof KINDS)[number]

/** Folded, without signs. A language without them has no bounds in words. */
const WORDS: Partial<Record<Locale, Record<Bound, string>>> = {
  de: {
    below: 'unter|kleiner als|weniger als|dunner als|kurzer als',
    upTo: 'bis|bis zu|max|maximal|hochstens',
    from: 'ab|mind|min|mindestens|minimal|wenigstens',
    above: 'uber|ueber|grosser als|groesser als|mehr als|dicker als|langer als|starker als',
  },
  en: {
    below: 'under|below|less than|smaller than|thinner than|shorter than',
    upTo: 'up to|max|maximum|at most|no more than',
    from: 'from|min|minimum|at least',
    above: 'over|above|more than|larger than|thicker than|longer than',
  },
  nl: {
    below: 'onder|kleiner dan|minder dan|dunner dan|korter dan',
    upTo: 'tot|max|maximaal|hoogstens|ten hoogste',
    from: 'vanaf|min|minimaal|minstens|ten minste',
    above: 'boven|groter dan|meer dan|dikker dan|langer dan',
  },
  cz: {
    below: 'pod|mensi nez|mene nez|tensi nez|kratsi nez',
    upTo: 'do|max|maximalne|nejvyse',
    from: 'od|min|minimalne|alespon|nejmene',
    above: 'nad|vetsi nez|vice nez|silnejsi nez|delsi nez',
  },
}

const BOUNDS = perLocale<ReadonlyMap<string, Bound>>(
  (locale) =>
    new Map(
      KINDS.flatMap((bound) => (WORDS[locale]?.[bound].split('|') ?? []).map((words) => [words, bound] as const)),
    ),
)

const IS_WITHIN: Record<Bound, (size: number, value: number) => boolean> = {
  below: (size, value) => size < value,
  upTo: (size, value) => size <= value,
  from: (size, value) => size >= value,
  above: (size, value) => size > value,
}

/**
 * Finds the measures that the words before them make a bound. It holds for the options by which variants differ: each
 * product has some measure below 20 mm. A number without a unit is not a bound.
 */
export function readBounds(
  { term, tokens, locale }: { term: string; tokens: readonly Token[]; locale: Locale },
  measures: readonly MeasureInTerm[],
  groups: OptionGroups,
): MeasureBound[] {
  return measures.flatMap((measure): MeasureBound[] => {
    const [value] = measure.values
    if (value === undefined || measure.values.length > 1 || measure.isPlain) return []
    const before = tokens.filter((token) => token.end <= measure.start)
    const words = [3, 2, 1].map((count) => before.slice(-count)).find((some) => BOUNDS[locale].has(textOf(some)))
    const [first] = words ?? []
    const bound = BOUNDS[locale].get(textOf(words ?? []))
    if (!first || !bound || !isBeside(term, before.at(-1)?.end ?? 0, measure.start)) return []
    // `10 bis 20 mm`.
    const least =
      bound === 'upTo' ? measures.find(({ end }) => end <= first.start && isBeside(term, end, first.start)) : undefined
    const isWithin = (size: number) => size >= (least?.values[0] ?? 0) && IS_WITHIN[bound](size, value)
    const begin = least?.start ?? first.start
    const beside = [tokens.findLast(({ end }) => end <= begin), tokens.find(({ start }) => start >= measure.end)]
    const name = beside.find((token) => token && groups.named(token.word).length > 0)
    const [start, end] = [Math.min(begin, name?.start ?? begin), Math.max(measure.end, name?.end ?? 0)]
    const optionIds = groups.within(isWithin, groups.named(measure.isRound ? 'diameter' : (name?.word ?? '')))
    return [{ text: term.slice(start, end), start, end, optionIds }]
  })
}

const textOf = (words: readonly Token[]): string => words.map(({ word }) => word).join(' ')

const isBeside = (term: string, end: number, start: number): boolean => /^[\s.]*$/.test(term.slice(end, start))
