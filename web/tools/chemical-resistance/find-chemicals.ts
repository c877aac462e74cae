import type { RatedChemical, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { foldUmlauts, mistakesBetween, searchText } from './search-text.ts'

/** Names of a chemical as they are compared. */
interface IndexedChemical {
  chemical: RatedChemical
  /** Names in all languages, the key, and the group last. */
  names: readonly IndexedName[]
  /** Without anything but digits. */
  cas: string
  /** Small letters and digits. */
  formula: string
}

interface IndexedName {
  /** As {@link foldUmlauts} writes it. */
  text: string
  words: readonly string[]
  /** The name of the group, which finds all of it. */
  isGroup: boolean
}

/** Finds chemicals of a table by what people call them. */
export type ChemicalFinder = (text: string) => FoundChemical[]

export interface FoundChemical {
  chemical: RatedChemical
  /** 0: a name, number or formula of the chemical and no more. Larger values are worse. */
  distance: number
}

/** How a text was found, from best to worst. */
const DISTANCE = {
  whole: 0,
  beginning: 1,
  words: 2,
  inside: 3,
  group: 4,
  mistyped: 5,
} as const

/**
 * Index by table. Owner: this module. End: with its table. Gain: folding 4,000 names takes 15 ms, a look-up 1 ms.
 */
const finders = new WeakMap<ResistanceTable, ChemicalFinder>()

/** Returns the finder of a table: names in eight languages, German key, CAS number, formula, group, with typing mistakes. */
export function chemicalFinder(table: ResistanceTable): ChemicalFinder {
  let finder = finders.get(table)
  if (!finder) finders.set(table, (finder = makeFinder(table)))
  return finder
}

function makeFinder({ chemicals, groups }: ResistanceTable): ChemicalFinder {
  const index = chemicals.map((chemical): IndexedChemical => {
    const own = [...Object.values(chemical.names), ...chemical.otherNames, chemical.key, ...partsOf(chemical)]
    const ofGroup = Object.values(groups[chemical.group]?.names ?? {})
    return {
      chemical,
      names: [...own.map((name) => indexed(name, false)), ...ofGroup.map((name) => indexed(name, true))],
      cas: digitsOf(chemical.cas),
      formula: searchText(chemical.formula).replaceAll(' ', ''),
    }
  })
  return (text) => {
    const typed = foldUmlauts(searchText(text))
    if (!typed) return []
    const cas = /^[\d\s./-]+$/.test(text) ? digitsOf(text) : ''
    const formula = searchText(text).replaceAll(' ', '')
    const words = typed.split(' ')
    const find = (distanceOf: (one: IndexedChemical) => number | undefined) =>
      index
        .flatMap((one) => {
          const distance = distanceOf(one)
          return distance === undefined ? [] : [{ chemical: one.chemical, distance }]
        })
        .toSorted((a, b) => a.distance - b.distance || popularity(a.chemical) - popularity(b.chemical))
    const plain = find((one) => plainDistance(one, { typed, words, cas, formula }))
    return plain.length > 0 || cas ? plain : find((one) => mistypedDistance(one, words))
  }
}

/** Names as in `Natriumhypochlorit (Chlorbleichlauge)` are two. */
const partsOf = ({ names }: RatedChemical): string[] =>
  Object.values(names).flatMap((name) => {
    const [, before, within] = /^(.+?) \((.+)\)$/.exec(name) ?? []
    return before && within ? [before, within] : []
  })

const indexed = (name: string, isGroup: boolean): IndexedName => {
  const text = foldUmlauts(searchText(name))
  return { text, words: text.split(' '), isGroup }
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** What is asked for often is before other chemicals that were found as well. */
const popularity = ({ asked }: RatedChemical): number => asked ?? 1000

interface Typed {
  typed: string
  words: readonly string[]
  cas: string
  formula: string
}

/** Digits of a CAS number that are enough to look for its beginning. */
const LEAST_CAS = 3
/** Letters that are looked for inside a word. */
const LEAST_INSIDE = 3

function plainDistance(one: IndexedChemical, { typed, words, cas, formula }: Typed): number | undefined {
  if (cas.length >= LEAST_CAS && one.cas.startsWith(cas)) {
    return cas === one.cas ? DISTANCE.whole : DISTANCE.beginning
  }
  if (one.formula && one.formula === formula) return DISTANCE.whole
  const own = one.names.filter(({ isGroup }) => !isGroup)
  if (own.some(({ text }) => text === typed)) return DISTANCE.whole
  if (own.some(({ text }) => text.startsWith(typed))) return DISTANCE.beginning
  const isBeginning = (name: IndexedName) => words.every((word) => name.words.some((other) => other.startsWith(word)))
  if (own.some(isBeginning)) return DISTANCE.words
  if (typed.length >= LEAST_INSIDE && own.some(({ text }) => text.includes(typed))) return DISTANCE.inside
  return typed.length >= LEAST_INSIDE && one.names.some((name) => name.isGroup && isBeginning(name))
    ? DISTANCE.group
    : undefined
}

/** Mistakes that a word of this many letters may have. */
const allowedMistakes = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Every word has to be found; a word may also be the beginning of a longer one that is still being typed. */
function mistypedDistance({ names }: IndexedChemical, words: readonly string[]): number | undefined {
  let least: number | undefined
  for (const name of names) {
    if (name.isGroup) continue
    let sum: number | undefined = 0
    for (const word of words) {
      const most = allowedMistakes(word)
      const mistakes = Math.min(
        ...name.words.map((other) =>
          Math.min(
            mistakesBetween(word, other, most),
            other.length > word.length ? mistakesBetween(word, other.slice(0, word.length), most) + 0.5 : most + 1,
          ),
        ),
      )
      sum = mistakes > most + 0.4 ? undefined : sum + mistakes
      if (sum === undefined) break
    }
    if (sum !== undefined && (least === undefined || sum < least)) least = sum
  }
  return least === undefined ? undefined : DISTANCE.mistyped + least
}
