import type { ListingAggregations } from '#contracts/shop/listing.ts'
import { m } from '#web/i18n/messages.ts'
import type { ListingQuery } from '#web/routes/shop/category/listing/listing-query.ts'

export interface FacetOption {
  id: string
  name: string
  /** `#0f8249`, where the option is a colour. */
  colour: string | undefined
  /** Products it leads to; undefined where the shop does not count. */
  count: number | undefined
  selected: boolean
}

/** A property group, or the known facts of products, as a filter. */
export interface Facet {
  id: string
  name: string
  /** Name of the form's field and the address's parameter. */
  field: 'f' | 't'
  options: FacetOption[]
}

const byPosition = (a: { position?: number }, b: { position?: number }) => (a.position ?? 0) - (b.position ?? 0)

/**
 * The filters of a listing: groups and options in the shop's order, with counts where it gives them. A group with
 * nothing to choose is left out, unless something in it is chosen.
 */
export function facetsOf(
  aggregations: ListingAggregations | [],
  { options: selected, traits }: Pick<ListingQuery, 'options' | 'traits'>,
): Facet[] {
  if (Array.isArray(aggregations)) return []
  const buckets = aggregations['property-counts']?.buckets
  const counts = buckets && new Map(buckets.map(({ key, count }) => [key, count]))
  const groups = (aggregations.properties?.entities ?? []).toSorted(byPosition).map(({ id, translated, options }) => ({
    id,
    name: translated.name,
    field: 'f' as const,
    options: (options ?? []).toSorted(byPosition).map((option) => ({
      id: option.id,
      name: option.translated.name,
      colour: option.colorHexCode ?? undefined,
      count: counts && (counts.get(option.id) ?? 0),
      selected: selected.includes(option.id),
    })),
  }))
  const known = {
    id: 'traits',
    name: m.listing_traits(),
    field: 't' as const,
    options: traitOptions(aggregations, traits),
  }
  return [...groups, known].filter(
    ({ options, field }) => options.length > (field === 'f' ? 1 : 0) || options.some((option) => option.selected),
  )
}

/** A fact that this page has no words for is passed over. */
const traitOptions = ({ traits }: ListingAggregations, selected: readonly string[]): FacetOption[] =>
  (traits?.buckets ?? []).flatMap(({ key, count }) => {
    const name = TRAIT_NAMES[key]
    return name ? [{ id: key, name: name(), colour: undefined, count, selected: selected.includes(key) }] : []
  })

const TRAIT_NAMES: Record<string, (() => string) | undefined> = {
  'in-stock': () => m.listing_trait_in_stock(),
  food: () => m.listing_trait_food(),
  antistatic: () => m.listing_trait_antistatic(),
  atex: () => m.listing_trait_atex(),
  'pfas-free': () => m.listing_trait_pfas_free(),
}
