import type { RatedChemical, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { lettersOf } from './letter-sets.ts'
import { foldUmlauts, searchText } from './search-text.ts'

/** Names of all chemicals of a table as they are compared. */
export interface ChemicalNames {
  chemicals: readonly IndexedChemical[]
  /** Each word of a chemical's own names once: many names have words in common. */
  words: readonly IndexedWord[]
  /** The chemicals that bear a name, as {@link folded} writes it. */
  bearers: ReadonlyMap<string, readonly RatedChemical[]>
}

/** Names of one chemical. */
export interface IndexedChemical {
  chemical: RatedChemical
  /** Names in all languages, and the key. */
  own: NameList
  /** Names of the group, which find all of it. */
  ofGroup: NameList
  /** Indices of the words of each own name. */
  wordIds: readonly (readonly number[])[]
  /** Without anything but digits. */
  cas: string
  /** Small letters and digits. */
  formula: string
}

/**
 * Names as {@link folded} writes them, each between two line feeds. One look into a long text takes far less time than
 * one into each name. This holds above all before a browser has compiled it.
 */
export type NameList = string

export interface IndexedWord {
  text: string
  /** By {@link lettersOf}. */
  letters: number
}

export function indexNames({ chemicals, groups }: ResistanceTable): ChemicalNames {
  const ids = new Map<string, number>()
  const idOf = (word: string): number => {
    const id = ids.get(word) ?? ids.size
    ids.set(word, id)
    return id
  }
  const shared = sharedBases(chemicals)
  const groupNames = groups.map(({ names }) => listNames(Object.values(names).map(folded)))
  const indexed = chemicals.map((chemical): IndexedChemical => {
    const { names, otherNames, key, cas, formula, group } = chemical
    const bases = basesOf(chemical).filter((base) => shared.has(base))
    const written = [...Object.values(names), ...otherNames, key, ...partsOf(chemical)].map(folded)
    const texts = [...new Set([...written, ...bases])]
    return {
      chemical,
      own: listNames(texts),
      ofGroup: groupNames[group] ?? '',
      wordIds: texts.map((text) => text.split(' ').map(idOf)),
      cas: digitsOf(cas),
      formula: formulaOf(formula),
    }
  })
  const words = [...ids.keys()].map((text) => ({ text, letters: lettersOf(text) }))
  return { chemicals: indexed, words, bearers: bearersOf(indexed) }
}

const listNames = (texts: readonly string[]): NameList => `\n${texts.join('\n')}\n`

export const isName = (names: NameList, text: string): boolean => names.includes(`\n${text}\n`)

export const isNameBeginning = (names: NameList, text: string): boolean => names.includes(`\n${text}`)

/** Whether one of the names has a word for each of these beginnings. */
export function hasWordBeginnings(names: NameList, beginnings: readonly string[]): boolean {
  const isIn = (text: string, beginning: string) => text.includes(`\n${beginning}`) || text.includes(` ${beginning}`)
  // Nearly always one of them is in no name at all.
  if (!beginnings.every((one) => isIn(names, one))) return false
  return beginnings.length === 1 || names.split('\n').some((name) => beginnings.every((one) => isIn(`\n${name}`, one)))
}

/** Names and input are compared in this form. */
export const folded = (text: string): string => foldUmlauts(searchText(text))

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

export const formulaOf = (text: string): string => searchText(text).replaceAll(' ', '')

/**
 * Names as in `Natriumhypochlorit (Chlorbleichlauge)` are two. What is not a noun in German only describes, as in
 * `Trinkwasser (kalt)`.
 */
function partsOf({ names }: RatedChemical): string[] {
  const parts = Object.values(names).map((name) => /^(.+?) \((.+)\)$/.exec(name) ?? [])
  const [, , german = ''] = /^(.+?) \((.+)\)$/.exec(names.de) ?? []
  const isName = /^(?:\d-)?\p{Lu}[^,]*$/u.test(german)
  return parts.flatMap(([, before, within]) => (before && within ? (isName ? [before, within] : [before]) : []))
}

/** `chlor` of `Chlor, gasförmig, feucht`: several media may bear it. */
const basesOf = ({ names }: RatedChemical): string[] =>
  Object.values(names).flatMap((name) => (name.includes(', ') ? [folded(name.slice(0, name.indexOf(', ')))] : []))

/** The bases that another chemical has as its base or as a name. A base of one chemical only would claim too much. */
function sharedBases(chemicals: readonly RatedChemical[]): ReadonlySet<string> {
  const bearers = new Map<string, Set<RatedChemical>>()
  for (const chemical of chemicals) {
    const names = [...Object.values(chemical.names), ...chemical.otherNames].map(folded)
    for (const name of [...basesOf(chemical), ...names]) {
      bearers.set(name, (bearers.get(name) ?? new Set()).add(chemical))
    }
  }
  return new Set([...bearers].flatMap(([name, of]) => (of.size > 1 ? [name] : [])))
}

function bearersOf(chemicals: readonly IndexedChemical[]): ReadonlyMap<string, readonly RatedChemical[]> {
  const bearers = new Map<string, RatedChemical[]>()
  for (const { chemical, own } of chemicals) {
    for (const name of own.trim().split('\n')) bearers.set(name, [...(bearers.get(name) ?? []), chemical])
  }
  return bearers
}
