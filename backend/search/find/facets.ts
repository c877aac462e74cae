import type { AggregationsDocument } from '#contracts/search/search-document.ts'
import { SEARCH_FILTERS, type SearchQuery, type SearchSorting } from '#contracts/search/search-request.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import { PRICED } from '#backend/search/index/offer-options.ts'
import { orNone } from './facet-parts.ts'
import { keysOf, mergeMeasures } from './merge-measures.ts'
import type { FoundDocuments, VariantFilter } from './search-store.ts'

/** Values of the filters in the order of the catalogue, the measures of the found products, and their orders. */
export function searchFacets(
  optionCounts: Readonly<Record<string, number>>,
  ranges: FoundDocuments['ranges'],
  { options }: LocaleIndex,
): Partial<AggregationsDocument> {
  const filters = SEARCH_FILTERS.flatMap((name) => {
    const values = Object.entries(optionCounts)
      .flatMap(([id, count]) => {
        const option = options.get(id)
        return option?.filter === name ? [{ ...option, count }] : []
      })
      .toSorted((a, b) => a.position - b.position)
    const [first] = values
    if (!first) return []
    const buckets = values.map(({ key, name: label, count }) => ({ key, label, doc_count: count }))
    return [[name, { label: first.label, buckets }] as const]
  })
  const byPrice: SearchSorting[] = (optionCounts[PRICED] ?? 0) > 0 ? ['price'] : []
  return {
    filters: Object.fromEntries(filters),
    ranges: mergeMeasures(ranges),
    sortings: ['relevance', 'name', 'number', ...byPrice],
  }
}

/** Returns the conditions of a variant by the filters and ranges of a query; undefined if it has none. */
export function variantFilter({ filters, ranges }: SearchQuery, { options }: LocaleIndex): VariantFilter | undefined {
  const groups = SEARCH_FILTERS.flatMap((name) => {
    const keys = filters[name]
    if (!keys || keys.length === 0) return []
    const own = [...options.values()].filter(({ filter }) => filter === name)
    // A value that no option has excludes everything.
    const chosen = own.filter(({ key }) => keys.includes(key))
    return [{ chosen: chosen.map(({ id }) => id), all: own.map(({ id }) => id) }]
  })
  const bounds = Object.entries(ranges)
    .filter(([, { min, max }]) => min !== undefined || max !== undefined)
    .map(([key, range]) => ({ keys: keysOf(key), range }))
  return orNone({ groups, ranges: bounds })
}
