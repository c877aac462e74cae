import type { MatchReason } from '#contracts/search/search-document.ts'

/** Words that have to be in a document together, as stems. */
export type StemGroup = readonly string[]

export interface Alternative {
  reason: MatchReason
  groups: readonly StemGroup[]
  /** Whether its words only begin as the typed one does. */
  isBegun?: boolean
  /** Whether it is the word that is probably being typed: it counts as if it were there already. */
  isLikely?: boolean
}

/** One thing that is looked for: a document matches it by any of its alternatives. */
export interface Concept {
  /** As in the term. */
  text: string
  /** In the order of their weight. */
  alternatives: Alternative[]
  /** Values in mm that a variant has to have, all of them; empty for a word. */
  values: readonly number[]
  /** Whether a variant that is cut to this length has it, too. */
  isLength: boolean
  /** Whether only its diameters count. */
  isRound: boolean
  /** Options that a number means, such as 25 teeth; empty for a word. */
  optionIds: readonly string[]
  /** Whether the number has the name of its group beside it. */
  isNamed: boolean
  /** Whether any of the options is enough, and none of them is meant more than another. */
  isBound: boolean
  /** Whether it is a number that may still become a longer one: a variant need not have it. */
  isOpen: boolean
}

export const wordConcept = (text: string, alternatives: Alternative[]): Concept => ({
  text,
  alternatives,
  values: [],
  isLength: false,
  isRound: false,
  optionIds: [],
  isNamed: false,
  isBound: false,
  isOpen: false,
})

/** Whether a document can have it. An item number that no document has as a word cannot, nor a word of no document. */
export const canBeFound = ({ alternatives, values, optionIds }: Concept): boolean =>
  values.length + optionIds.length > 0 || alternatives.some(({ groups }) => groups.some((group) => group.length > 0))

/** Whether the words of an alternative are those that were typed, or probably are going to be. */
const isExact = ({ reason, isLikely }: Alternative, place: number): boolean =>
  isLikely === true || (place === 0 && (reason === 'name' || reason === 'text'))

/** Words as they were typed, in all their forms. */
export const exactGroups = ({ alternatives }: Concept): readonly StemGroup[] =>
  alternatives.filter(isExact).flatMap(({ groups }) => groups)

/** All other words that mean the concept. */
export const looseGroups = ({ alternatives }: Concept): StemGroup[] =>
  alternatives.filter((one, place) => !isExact(one, place)).flatMap(({ groups }) => groups)
