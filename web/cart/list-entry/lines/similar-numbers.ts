import type { Filter } from '#contracts/shop/criteria.ts'
import { likelySpellings, spellingKey } from './number-spelling.ts'

const prefix = (value: string): Filter => ({ type: 'prefix', field: 'productNumber', value })
const suffix = (value: string): Filter => ({ type: 'suffix', field: 'productNumber', value })
const every = (...queries: Filter[]): Filter => ({ type: 'and', queries })
const some = (...queries: Filter[]): Filter => ({ type: 'or', queries })

/** Whether a number is written with separators. */
export const hasParts = (number: string): boolean => likelySpellings(number).some((spelling) => spelling.includes('-'))

/**
 * Filter for the numbers that differ from a given one in one place: of four parts three are the same. It finds few of
 * a hundred thousand. The last part is the shortest, because many numbers differ in their ends alone. Undefined for a
 * number that is too short to have parts.
 */
export function nearNumbers(number: string): Filter | undefined {
  const spelling = likelySpellings(number).at(-1) ?? ''
  const [first, half, last] = [0.25, 0.5, 0.8].map((share) => Math.floor(spelling.length * share))
  if (!first) return undefined
  return some(
    prefix(spelling.slice(0, last)),
    suffix(spelling.slice(first)),
    every(prefix(spelling.slice(0, first)), suffix(spelling.slice(half))),
    every(prefix(spelling.slice(0, half)), suffix(spelling.slice(last))),
  )
}

/**
 * Filter for the numbers that share the first two parts, or the first part and the end. Of a number without separators
 * the first part is not known. Its first letters are used, with a hyphen after them or without, and its last letters or
 * digits.
 */
export function similarNumbers(number: string): Filter {
  const key = spellingKey(number)
  const [first = '', second] = (likelySpellings(number).at(-1) ?? '').split('-')
  if (second !== undefined) return some(prefix(`${first}-${second}`), every(prefix(`${first}-`), suffix(key.slice(-3))))
  const letters = /^\p{L}*/u.exec(key)?.[0] ?? ''
  const next = key.slice(letters.length, letters.length + 1)
  const end = /(?:\p{L}{1,4}|\p{N}{1,4})$/u.exec(key)?.[0] ?? ''
  return every(some(prefix(letters + next), prefix(`${letters}-${next}`)), suffix(end))
}
