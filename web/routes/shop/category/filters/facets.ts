import type { ListingAggregations } from '#contracts/shop/listing.ts'

export interface FacetOption {
  id: string
  name: string
  /** `#0f8249`, where the option is a colour. */
  colour: string | undefined
  /** Products it leads to; undefined where the shop does not count. */
  count: number | undefined
  selected: boolean
}

/** A property group as a filter. */
export interface Facet {
  id: string
  name: string
  options: FacetOption[]
}

const byPosition = (a: { position?: number }, b: { position?: number }) => (a.position ?? 0) - (b.position ?? 0)

/**
 * The filters of a listing: groups and options in the shop's order, with counts where it gives them. A group with
 * nothing to choose is left out, unless something in it is chosen.
 */
export function facetsOf(aggregations: ListingAggregations | [], selected: readonly string[]): Facet[] {
  if (Array.isArray(aggregations)) return []
  const buckets = aggregations['property-counts']?.buckets
  const counts = buckets && new Map(buckets.map(({ key, count }) => [key, count]))
  return (aggregations.properties?.entities ?? [])
    .toSorted(byPosition)
    .map(({ id, translated, options }) => ({
      id,
      name: translated.name,
      options: (options ?? []).toSorted(byPosition).map((option) => ({
        id: option.id,
        name: option.translated.name,
        colour: option.colorHexCode ?? undefined,
        count: counts && (counts.get(option.id) ?? 0),
        selected: selected.includes(option.id),
      })),
    }))
    .filter(({ options }) => options.length > 1 || options.some((option) => option.selected))
}
