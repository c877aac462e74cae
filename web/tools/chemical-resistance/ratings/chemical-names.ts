import type { RatedChemical, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { lettersOf } from './letter-sets.ts'
import { foldUmlauts, searchText } from './search-text.ts'

/** Names of all chemicals of a table as they are compared. */
export interface ChemicalNames {
  chemicals: readonly IndexedChemical[]
  /** Each word of a chemical's own names once: many names have words in common. */
  words: readonly IndexedWord[]
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
  const groupNames = groups.map(({ names }) => listNames(Object.values(names).map(folded)))
  const indexed = chemicals.map((chemical): IndexedChemical => {
    const { names, otherNames, key, cas, formula, group } = chemical
    const texts = [...new Set([...Object.values(names), ...otherNames, key, ...partsOf(chemical)].map(folded))]
    return {
      chemical,
      own: listNames(texts),
      ofGroup: groupNames[group] ?? '',
      wordIds: texts.map((text) => text.split(' ').map(idOf)),
      cas: digitsOf(cas),
      formula: formulaOf(formula),
    }
  })
  return { chemicals: indexed, words: [...ids.keys()].map((text) => ({ text, letters: lettersOf(text) })) }
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

/** Names as in `Natriumhypochlorit (Chlorbleichlauge)` are two. */
const partsOf = ({ names }: RatedChemical): string[] =>
  Object.values(names).flatMap((name) => {
    const [, before, within] = /^(.+?) \((.+)\)$/.exec(name) ?? []
    return before && within ? [before, within] : []
  })
