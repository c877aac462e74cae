import { isUnclear, parseMeasure, settleRange, type TypedRange } from '#web/forms/numbers/typed-range.ts'
import { BARE, type ListingQuery, listingSearch } from './listing-query.ts'

/** `number`: one of them is not a number. `order`: the smallest is above the largest. */
export type RangeMistake = 'number' | 'order'

export interface ReadRange {
  min: number | undefined
  max: number | undefined
  mistake: RangeMistake | undefined
}

/** Reads typed bounds; an empty one is not a bound. With a mistake there are no bounds, so that a list never shows less than it says. */
export function readRange(typed: TypedRange): ReadRange {
  const [min, max] = [typed.min, typed.max].map((text) => (text.trim() === '' ? undefined : parseMeasure(text)))
  const isNumber = [min, max].every((value) => value === undefined || Number.isFinite(value))
  if (!isNumber) return { ...UNBOUNDED, mistake: 'number' }
  if (min !== undefined && max !== undefined && min > max) return { ...UNBOUNDED, mistake: 'order' }
  return { min, max, mistake: undefined }
}

const UNBOUNDED = { min: undefined, max: undefined }

/** The bounds of each measure that has any. An invalid range is left out. */
export const boundsOf = (
  ranges: Readonly<Record<string, TypedRange>>,
): Record<string, { min?: number; max?: number }> =>
  Object.fromEntries(
    Object.entries(ranges).flatMap(([symbol, typed]) => {
      const { min, max } = readRange(typed)
      if (min === undefined && max === undefined) return []
      return [[symbol, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }]]
    }),
  )

/**
 * All ranges with one reading for each bound, where a bound has two: see {@link settleRange}. Undefined if none has.
 * @param facets the measures of the list.
 */
export function settleRanges(
  ranges: Readonly<Record<string, TypedRange>>,
  facets: readonly { symbol: string; min: number; max: number }[],
): Record<string, TypedRange> | undefined {
  const entries = Object.entries(ranges)
  if (!entries.some(([, typed]) => isUnclear(typed))) return undefined
  return Object.fromEntries(
    entries.map(([key, typed]) => [
      key,
      settleRange(
        typed,
        facets.find(({ symbol }) => symbol === key),
      ),
    ]),
  )
}

/** The filters alone, for the pages of the products that they lead to. A range with a mistake filters nothing. */
export function filterSearch({ options, traits, ranges }: ListingQuery): string {
  const applied = Object.entries(ranges).filter(([, typed]) => readRange(typed).mistake === undefined)
  return listingSearch({ ...BARE, options, traits, ranges: Object.fromEntries(applied) })
}
