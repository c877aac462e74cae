import type { RatedChemical, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { casDigitsOf } from './cas-digits.ts'
import {
  folded,
  formulaOf,
  hasWordBeginnings,
  indexNames,
  isName,
  isNameBeginning,
  type IndexedChemical,
} from './chemical-names.ts'
import { mistakesIn } from './find-mistyped.ts'

/** Finds chemicals of a table by what people call them. */
export interface ChemicalFinder {
  /** The chemicals that bear exactly this name, CAS number or formula. Nothing is corrected. */
  exactly: (text: string) => readonly RatedChemical[]
  /** The chemicals that may be meant, best first, with typing mistakes. */
  similar: (text: string) => readonly FoundChemical[]
}

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
 * Indexes. Key: table. Owner: this module. End: with its table. Gain: folding 3,000 names takes 20 ms, a look-up less than 1 ms.
 */
const finders = new WeakMap<ResistanceTable, ChemicalFinder>()

/** Returns the finder of a table: names in eight languages, German key, CAS number, formula, group, with typing mistakes. */
export function chemicalFinder(table: ResistanceTable): ChemicalFinder {
  let finder = finders.get(table)
  if (!finder) finders.set(table, (finder = makeFinder(table)))
  return finder
}

function makeFinder(table: ResistanceTable): ChemicalFinder {
  const index = indexNames(table)
  const exactly = (text: string): readonly RatedChemical[] => {
    const cas = casDigitsOf(text)
    const formula = formulaOf(text)
    if (!formula) return []
    const named = new Set(index.bearers.get(folded(text)))
    return byPopularity(
      index.chemicals.flatMap((one) => {
        const isMeant = named.has(one.chemical) || (cas !== '' && one.cas === cas) || one.formula === formula
        return isMeant ? [one.chemical] : []
      }),
    )
  }
  const similar = (text: string): readonly FoundChemical[] => {
    const typed = folded(text)
    if (!typed) return []
    const cas = casDigitsOf(text)
    const words = typed.split(' ')
    const find = (distanceOf: (one: IndexedChemical) => number | undefined) => {
      const found: FoundChemical[] = []
      for (const one of index.chemicals) {
        const distance = distanceOf(one)
        if (distance !== undefined) found.push({ chemical: one.chemical, distance })
      }
      return found.toSorted((a, b) => a.distance - b.distance || popularity(a.chemical) - popularity(b.chemical))
    }
    const formula = formulaOf(text)
    const plain = find((one) => plainDistance(one, { typed, words, cas, formula }))
    if (plain.length > 0 || cas) return plain
    const mistakes = mistakesIn(index, words)
    return find((one) => {
      const count = mistakes(one)
      return count === undefined ? undefined : DISTANCE.mistyped + count
    })
  }
  return { exactly, similar }
}

/** Frequent chemicals come before other matches. */
const popularity = ({ asked }: RatedChemical): number => asked ?? 1000

const byPopularity = (chemicals: readonly RatedChemical[]): readonly RatedChemical[] =>
  chemicals.toSorted((a, b) => popularity(a) - popularity(b))

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
  const { own, ofGroup } = one
  if (cas.length >= LEAST_CAS && one.cas.startsWith(cas)) {
    return cas === one.cas ? DISTANCE.whole : DISTANCE.beginning
  }
  if ((one.formula && one.formula === formula) || isName(own, typed)) return DISTANCE.whole
  if (isNameBeginning(own, typed)) return DISTANCE.beginning
  if (hasWordBeginnings(own, words)) return DISTANCE.words
  if (typed.length < LEAST_INSIDE) return undefined
  if (own.includes(typed)) return DISTANCE.inside
  return hasWordBeginnings(ofGroup, words) ? DISTANCE.group : undefined
}
