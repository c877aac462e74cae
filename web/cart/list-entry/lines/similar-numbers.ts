import type { Filter } from '#contracts/shop/criteria.ts'
import { likelySpellings, spellingKey } from './number-spelling.ts'

const prefix = (value: string): Filter => ({ type: 'prefix', field: 'productNumber', value })
const suffix = (value: string): Filter => ({ type: 'suffix', field: 'productNumber', value })
const every = (...queries: Filter[]): Filter => ({ type: 'and', queries })
const some = (...queries: Filter[]): Filter => ({ type: 'or', queries })

/** Letters and digits behind which the first hyphen may be. */
const MOST_HYPHENS = 4

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
 * the parts are not known. The first hyphen may be behind any of its first letters. The last part may be any part of
 * the last letters or digits: `KR08B115` may end with `-15`.
 */
export function similarNumbers(number: string): Filter {
  const key = spellingKey(number)
  const [first = '', second] = (likelySpellings(number).at(-1) ?? '').split('-')
  if (second !== undefined) return some(prefix(`${first}-${second}`), every(prefix(`${first}-`), suffix(key.slice(-3))))
  const end = /(?:\p{L}{1,4}|\p{N}{1,4})$/u.exec(key)?.[0] ?? ''
  const ends = Array.from({ length: Math.max(0, end.length - 1) }, (_, index) => suffix(`-${end.slice(index + 1)}`))
  return every(beginning(key, 1), some(suffix(end), ...ends))
}

/** Filter for the numbers that begin as one without separators does, whatever their end. */
export const alikeAtFirst = (number: string): Filter => beginning(spellingKey(number), 3)

/** The first hyphen may be behind any of the first letters or digits; `more` of them behind it are right, too. */
function beginning(key: string, more: number): Filter {
  const places = Array.from({ length: Math.min(key.length - 1, MOST_HYPHENS) }, (_, index) => index + 1)
  const begins = places.map((at) => prefix(`${key.slice(0, at)}-${key.slice(at, at + more)}`))
  return some(prefix(key.slice(0, MOST_HYPHENS + more)), ...begins)
}
