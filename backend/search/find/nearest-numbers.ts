import { distanceOf } from '#backend/search/text/spelling.ts'
import { NUMBER_LIMITS } from './search-store.ts'

/**
 * Returns the numbers that a wrong one most probably was meant as. Signs that have changed places count less than others:
 * who writes 91 for 19 has read the right digits.
 * @param found numbers that share letters, the most similar first
 */
export function nearestVariantNumbers<Found extends { key: string }>(whole: string, found: readonly Found[]): Found[] {
  const signs = sortedSigns(whole)
  return found
    .map((one) => ({
      one,
      errors: distanceOf(whole, one.key) - (sortedSigns(one.key) === signs ? SAME_SIGNS : 0),
    }))
    .toSorted((a, b) => a.errors - b.errors)
    .slice(0, NUMBER_LIMITS.mostSimilar)
    .map(({ one }) => one)
}

const SAME_SIGNS = 1.5

const sortedSigns = (key: string): string => [...key].toSorted().join('')
