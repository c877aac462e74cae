import type { Rating } from '#contracts/resistance/resistance-table.ts'
import type { Minimum } from './ratings.ts'

/** A rating, and what tests say about it. */
interface Answer {
  rating: Rating
  /** Whether no test was as harsh as the request. */
  isBeyond: boolean
  /** The worst rating of the tests that it is based on; "no data" if they say nothing about the request. */
  tested: Rating
}

/**
 * Best first. Ratings by tests lead. Beyond all tests a plastic may be worse than in its harshest one. There a stable
 * plastic leads one that was not, although its letter is "no data". Failures end the list.
 */
const ORDER = ['A', 'B', 'A beyond', 'B beyond', '-', 'C', 'O'] as const

/** Place of an answer among others, from best, 0, to worst. */
export const placeOf = (answer: Answer): number => ORDER.indexOf(evidenceOf(answer))

function evidenceOf({ rating, isBeyond, tested }: Answer): (typeof ORDER)[number] {
  if (!isBeyond || rating === 'C' || rating === 'O') return rating
  return tested === 'A' || tested === 'B' ? `${tested} beyond` : '-'
}

/** Whether tests show a rating that is as good as wanted. Beyond them, and without data, nothing is. */
export const showsMinimum = (place: number, minimum: Minimum): boolean =>
  minimum === undefined || place <= ORDER.indexOf(minimum)
