import { SEARCH_FILTERS, type SearchQuery } from '#contracts/search/search-request.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import { keysOf } from './merge-measures.ts'
import type { VariantFilter } from './search-store.ts'

/** Returns the conditions of a variant by the filters and ranges of a query; undefined if it has none. */
export function variantFilter({ filters, ranges }: SearchQuery, { options }: LocaleIndex): VariantFilter | undefined {
  const optionIds = SEARCH_FILTERS.flatMap((name) => {
    const keys = filters[name]
    if (!keys || keys.length === 0) return []
    // A value that no option has excludes everything.
    return [
      [...options.values()].filter(({ filter, key }) => filter === name && keys.includes(key)).map(({ id }) => id),
    ]
  })
  const bounds = Object.entries(ranges)
    .filter(([, { min, max }]) => min !== undefined || max !== undefined)
    .map(([key, range]) => ({ keys: keysOf(key), range }))
  return optionIds.length + bounds.length === 0 ? undefined : { optionIds, ranges: bounds }
}
