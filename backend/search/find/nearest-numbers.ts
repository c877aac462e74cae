import { distanceOf } from '#backend/search/text/spelling.ts'
import { NUMBER_LIMITS } from './search-store.ts'

/**
 * Returns the numbers that a wrong one most probably was meant as. Slips count less than other errors: signs that have
 * changed places, a doubled one, an O for a zero. Among equal ones, the right beginning decides.
 * @param found numbers that share letters, the most similar first
 */
export function nearestVariantNumbers<Found extends { key: string }>(whole: string, found: readonly Found[]): Found[] {
  return found
    .map((one) => ({ one, errors: errorsIn(whole, one.key), begun: begunAlike(whole, one.key) }))
    .toSorted((a, b) => a.errors - b.errors || b.begun - a.begun)
    .slice(0, NUMBER_LIMITS.mostSimilar)
    .map(({ one }) => one)
}

/** The number with two neighbours in each other's place: such a number may share too few letters to be similar. */
export function swappedKeys(whole: string): string[] {
  const swapped = Array.from(
    { length: whole.length - 1 },
    (_, at) => whole.slice(0, at) + whole.charAt(at + 1) + whole.charAt(at) + whole.slice(at + 2),
  )
  return [...new Set(swapped)].filter((one) => one !== whole)
}

const SLIP = 1.5
/** A number may be typed without its end, but a whole one comes first. */
const WITHOUT_END = 0.5

function errorsIn(whole: string, key: string): number {
  const begin = key.slice(0, whole.length)
  return Math.min(slipsIn(whole, key), ...(begin === key ? [] : [slipsIn(whole, begin) + WITHOUT_END]))
}

const slipsIn = (whole: string, key: string): number =>
  distanceOf(whole, key) - (FORMS.some((formOf) => formOf(whole) === formOf(key)) ? SLIP : 0)

const ALIKE: Record<string, string> = { O: '0', I: '1', L: '1', B: '8', S: '5', Z: '2' }

/** Two numbers that are equal in one of these forms differ by slips. */
const FORMS: readonly ((key: string) => string)[] = [
  (key) => [...key].toSorted().join(''),
  (key) => [...key].filter((sign, at, all) => sign !== all[at - 1]).join(''),
  (key) => key.replace(/[OILBSZ]/g, (letter) => ALIKE[letter] ?? letter),
]

function begunAlike(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
