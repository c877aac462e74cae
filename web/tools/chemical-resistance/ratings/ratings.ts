import type { Rating } from '#contracts/resistance/resistance-table.ts'

/**
 * From best to worst. "No data" is between B and C. It may be as bad as C, so it is worse than any known usable rating.
 * A known failure is worse still.
 */
const ORDER = ['A', 'B', '-', 'C', 'O'] as const satisfies Rating[]

/** Place of a rating from best, 0, to worst. */
export const severityOf = (rating: Rating): number => ORDER.indexOf(rating)

/** Returns the worst of several ratings. Without any there is no data. */
export const worstOf = (ratings: readonly Rating[]): Rating =>
  ratings.reduce<Rating | undefined>(
    (worst, rating) => (worst === undefined || severityOf(rating) > severityOf(worst) ? rating : worst),
    undefined,
  ) ?? '-'

export const MINIMUMS = ['B', 'A'] as const
/** Least rating that is wanted; undefined for any. */
export type Minimum = (typeof MINIMUMS)[number] | undefined
