import { isLengthUnit, isPieceUnit } from '#web/cart/list-entry/lines/units.ts'
import {
  COMPOUND,
  ITEM_NUMBER,
  MAKERS,
  MEANING_IN_FRONT,
  PER,
  PLAIN_WORDS,
  type Role,
  WEAK_NUMBERS,
  WHOLE_HEADINGS,
  WORDS,
} from './heading-words.ts'

/** A heading as it was understood. */
export interface ListHeading {
  role: Role
  /** False if another meaning is possible: "Lagermenge" is a number of pieces, but not of those that are wanted. */
  isSure: boolean
  /** Of its values, as the heading writes it. */
  unit?: string
  /** The number of the maker, and not of the buyer. */
  isMakers?: true
}

/** Letters; longer cells are not headings. */
const LONGEST_HEADING = 100

const indexOf = (words: Partial<Record<Role, string>>): Map<string, Role> =>
  new Map(roles(words).flatMap((role) => (words[role] ?? '').split(' ').map((word) => [word, role] as const)))
const roles = (words: Partial<Record<Role, string>>): Role[] =>
  Object.keys(words).filter((role): role is Role => role in words)
const WHOLE = indexOf(WHOLE_HEADINGS)
const BY_WORD = indexOf(WORDS)
const MEASURED: readonly Role[] = ['pieces', 'size', 'length', 'width', 'strength']

/** Reads a heading by its words and its unit: `Länge (cm)`, `Menge in Stück`, `Order Qty`. Undefined if none is known. */
export function readHeading(cell: string): ListHeading | undefined {
  if (cell.length > LONGEST_HEADING) return undefined
  const text = cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/-\s?\n\s?/g, '')
  // `ST-100` is an item number; `Menge 2` and `Länge (1)` are headings.
  if (/\d/.test(text.replace(/\s\d{1,4}$/, '').replaceAll(/[([][^()[\]]*[)\]]/g, ''))) return undefined
  if (text.trim() === '#') return { role: 'reference', isSure: true }
  const inBrackets = [...text.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, content = '']) => content.trim())
  const outside = text.replaceAll(/[([][^()[\]]*[)\]]/g, ' ')
  const all = wordsOf(outside)
  const { words, unit } = withoutUnit(all, inBrackets)
  const joined = words.join('')
  const role = WHOLE.get(joined) ?? WHOLE.get(all.join(''))
  if (role) return withUnit({ role, isSure: true }, unit)
  // Parts lists of CAD programs; alone it may be another word's first letter.
  if (joined === 'l') return withUnit({ role: 'length', isSure: unit !== undefined }, unit)
  if (ITEM_NUMBER.test(joined)) return { role: 'number', isSure: true }
  const ofMaker = joined.replace(MAKERS, '')
  if (ofMaker !== joined && (ITEM_NUMBER.test(ofMaker) || WHOLE.get(ofMaker) === 'number'))
    return { role: 'number', isSure: true, isMakers: true }
  if (WEAK_NUMBERS.has(joined)) return { role: 'number', isSure: false }
  const heading = readWords(outside, [
    ...words,
    ...(unit ? [] : inBrackets.flatMap(wordsOf).filter((word) => !isPieceUnit(word))),
  ])
  return heading && withUnit(heading, unit)
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}"]+/u).filter(Boolean)

/** A unit is in brackets or the last word: "Länge in cm", "Length in". */
function withoutUnit(words: readonly string[], inBrackets: readonly string[]): { words: string[]; unit?: string } {
  const bracketed = inBrackets.find((content) => isLengthUnit(content) || isUnknownUnit(content))
  if (bracketed !== undefined) return { words: [...words], unit: bracketed }
  const last = words.at(-1)
  if (words.length < 2 || last === undefined || !isLengthUnit(last)) return { words: [...words] }
  const before = words.slice(0, -1)
  return { words: before.at(-1) === 'in' ? before.slice(0, -1) : before, unit: last }
}

/** A short word that is not one of ours, such as `ft`. */
const isUnknownUnit = (content: string): boolean =>
  /^\p{L}{1,3}\.?$/u.test(content) && !isPieceUnit(content) && !BY_WORD.has(content) && !PLAIN_WORDS.has(content)

/** Lengths and pieces have units; the unit of a weight does not matter. */
const withUnit = (heading: ListHeading, unit: string | undefined): ListHeading =>
  unit !== undefined && MEASURED.includes(heading.role) ? { ...heading, unit } : heading

function readWords(text: string, words: readonly string[]): ListHeading | undefined {
  const [before = ''] = text.split(PER)
  const isPer = PER.test(text)
  const counted = isPer ? wordsOf(before) : words
  const known = counted.flatMap((word) => {
    const role = BY_WORD.get(word)
    if (role) return [{ word, role, isSure: true }]
    const [, modifier, head = ''] = COMPOUND.exec(word) ?? []
    const meant = BY_WORD.get(head)
    return meant ? [{ word: head, role: meant, isSure: modifier !== undefined }] : []
  })
  const first = known[0]
  const meaning = first && MEANING_IN_FRONT.has(first.word) ? first : known.at(-1)
  if (!meaning) return undefined
  const isPlain = counted.every((word) => PLAIN_WORDS.has(word) || known.some((one) => word.endsWith(one.word)))
  const isOne = known.every(({ role, isSure }) => role === meaning.role && isSure)
  return { role: meaning.role, isSure: isOne && isPlain && !isPer }
}
