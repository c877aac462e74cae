import type { ListingAggregations } from '#contracts/shop/listing.ts'
import type { TypedRange } from '#web/forms/numbers/typed-range.ts'
import { type RangeMistake, type ReadRange, readRange } from '#web/routes/shop/category/listing/measure-range.ts'

/** A measure as a filter. */
export interface RangeFacet {
  symbol: string
  name: string
  /** Of the name, where it is not the page's. */
  language?: string | undefined
  unit: string
  /** Smallest and largest value in the category. */
  min: number
  max: number
  typed: TypedRange
  mistake: RangeMistake | undefined
  /** As they were understood. */
  bounds: Pick<ReadRange, 'min' | 'max'>
}

/** More would be a catalogue of symbols; the first are those of most products. */
const MOST = 6
const NOTHING: TypedRange = { min: '', max: '' }

/**
 * The measures to filter by: the most common ones, and those that are filtered by already.
 * @param languageOf names that are not in the page's language, by their letters.
 */
export function rangeFacetsOf(
  aggregations: ListingAggregations | [],
  typed: Readonly<Record<string, TypedRange>>,
  languageOf: (symbol: string) => string | undefined,
): RangeFacet[] {
  const buckets = Array.isArray(aggregations) ? [] : (aggregations.measures?.buckets ?? [])
  return buckets
    .filter(({ key }, index) => index < MOST || typed[key])
    .map(({ key, name, unit, min, max }) => ({
      symbol: key,
      name,
      language: languageOf(key),
      unit,
      min,
      max,
      ...typedRange(typed[key]),
    }))
}

function typedRange(typed: TypedRange = NOTHING): Pick<RangeFacet, 'typed' | 'mistake' | 'bounds'> {
  const { mistake, min, max } = readRange(typed)
  return { typed, mistake, bounds: { min, max } }
}
