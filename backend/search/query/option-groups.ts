import type { Locale } from '#contracts/locales.ts'
import { foldText } from '#backend/search/text/fold.ts'
import { stemOf } from '#backend/search/text/stem.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'

/** A group by which variants differ, as a number in a term may mean it. */
export interface OptionGroup {
  filter: string
  /** Whether its values are in mm, as measures are: a diameter, but not a number of teeth. */
  isMeasure: boolean
  /** Ids of the options by the numbers of their names: `25`, `60x40`. */
  ids: ReadonlyMap<string, readonly string[]>
}

/** Options that consist of numbers, such as teeth, modules and diameters. */
export interface OptionGroups {
  /** Groups that a word of a term names: `Zähne`, `z`. */
  named(word: string): readonly OptionGroup[]
  /** Options whose whole name is these numbers, of any group. */
  withNumbers(values: readonly number[]): readonly string[]
  /** Whether options have longer numbers that begin so. */
  begins(values: readonly number[]): boolean
  /** Options in mm whose one number is within a bound: of these groups, or of all if there are none. */
  within(isWithin: (size: number) => boolean, some: readonly OptionGroup[]): readonly string[]
}

export const NO_GROUPS: OptionGroups = { named: () => [], withNumbers: () => [], begins: () => false, within: () => [] }

/**
 * Further words for the groups of a plant's catalogue, by their English names. Those of one language are understood in
 * all: drawings and lists of parts mix them.
 */
const WORDS: Record<string, string> = {
  teeth: `z zahn zahne zaehne zahnen zaehnen zahnezahl zaehnezahl zahnzahl teeth tooth tand tanden tands tandental zub zuby
    zubu zubech`,
  module: 'm mod modul module moduul modulu modulus',
  'sheet thickness': 'blech blechdicke blechstarke blechstaerke bleche plaatdikte plech plechu plechy',
  thickness: 'dicke dick stark starke staerke thick thickness dikte dik tloustka tloustky tlousty',
  width: 'breite breit wide width breedte breed sirka sirky siroky',
  diameter: 'durchmesser diameter dia diam prumer prumeru',
}

interface NamedOption {
  id: string
  filter: string
  names: Record<Locale, string>
  labels: Record<Locale, string>
}

/** Finds the groups of numbers among the options of a catalogue, for terms in a language. */
export function createOptionGroups(locale: Locale, options: readonly NamedOption[]): OptionGroups {
  const byFilter = Map.groupBy(options, ({ filter }) => filter)
  const groups = new Map<string, OptionGroup>()
  const byWord = new Map<string, OptionGroup[]>()
  for (const [filter, some] of byFilter) {
    const ids = Map.groupBy(
      some.filter(({ names }) => numbersOf(names.en) !== undefined),
      ({ names }) => keyOf(numbersOf(names.en) ?? []),
    )
    const [first] = some
    if (!first || ids.size === 0) continue
    const group: OptionGroup = {
      filter,
      isMeasure: some.some(({ names }) => names.en.endsWith('mm')),
      ids: new Map([...ids].map(([key, of]) => [key, of.map(({ id }) => id)])),
    }
    groups.set(filter, group)
    for (const word of wordsOf(first.labels, locale)) byWord.set(word, [...(byWord.get(word) ?? []), group])
  }
  const keys = [...new Set([...groups.values()].flatMap(({ ids }) => [...ids.keys()]))]
  return {
    named: (word) => byWord.get(word) ?? byWord.get(stemOf(locale, word)) ?? [],
    within: (isWithin, some) =>
      (some.length > 0 ? some : [...groups.values()])
        .filter(({ isMeasure }) => isMeasure)
        .flatMap(({ ids }) => [...ids].flatMap(([key, of]) => (isWithin(Number(key)) ? of : []))),
    begins: (values) =>
      keys.some((key) => key.startsWith(keyOf(values)) && /^[\d.]/.test(key.slice(keyOf(values).length))),
    withNumbers: (values) => [...groups.values()].flatMap(({ ids }) => idsOf(ids, values)),
  }
}

/** Ids of the options with these numbers, in this order or turned. */
export function idsOf(ids: OptionGroup['ids'], values: readonly number[]): readonly string[] {
  return ids.get(keyOf(values)) ?? ids.get(keyOf(values.toReversed())) ?? []
}

const keyOf = (values: readonly number[]): string => values.join('x')

/** The numbers of a name that has nothing else: `25`, `1.5 mm`, `60 × 40 mm`. */
function numbersOf(name: string): number[] | undefined {
  if (!/^[øØ⌀]?[\d.,\u00a0\u202f ×x]+(?:mm)?$/.test(name)) return undefined
  return tokensOf(name)
    .map(({ word }) => Number(word))
    .filter((value) => Number.isFinite(value))
}

/** The group's own name, if it is one word: several describe more than a number. */
function wordsOf(labels: Record<Locale, string>, locale: Locale): Set<string> {
  const own = tokensOf(labels[locale])
  const [only] = own
  const more = (WORDS[foldText(labels.en)] ?? '').split(/\s+/).filter(Boolean)
  return new Set([...(own.length === 1 && only ? [only.word, stemOf(locale, only.word)] : []), ...more])
}
