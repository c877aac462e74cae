import type { ListingAggregations } from '#contracts/shop/listing.ts'
import type { PropertyGroup, PropertyOption } from '#contracts/shop/product.ts'
import { TRAIT_NAMES } from '#web/catalogue/product/trait-names.ts'
import { m } from '#web/i18n/messages.ts'
import type { ListingQuery } from '#web/routes/shop/category/listing/listing-query.ts'

export interface FacetOption {
  id: string
  name: string
  /** Of the name, where it is not the page's. */
  language?: string
  /** `#0f8249`; only for a colour. */
  colour: string | undefined
  /** Number of products with this option; undefined if the shop does not count them. */
  count: number | undefined
  selected: boolean
}

/** A filter: a property group, or known facts of products. */
export interface Facet {
  id: string
  name: string
  /** Of the name, where it is not the page's. */
  language?: string
  /** Name of the form field and of the address parameter. */
  field: 'f' | 't'
  options: FacetOption[]
}

const byPosition = (a: { position?: number }, b: { position?: number }) => (a.position ?? 0) - (b.position ?? 0)

/**
 * Returns the filters of a listing: groups and options in the shop's order, with any counts of the shop. A group
 * without a choice is left out, unless one of its options is chosen.
 * @param languageOf of names that are not in the page's language.
 */
export function facetsOf(
  aggregations: ListingAggregations | [],
  { options: selected, traits }: Pick<ListingQuery, 'options' | 'traits'>,
  languageOf: (named: PropertyGroup | PropertyOption) => { language?: string } = () => ({}),
): Facet[] {
  if (Array.isArray(aggregations)) return []
  const buckets = aggregations['property-counts']?.buckets
  const counts = buckets && new Map(buckets.map(({ key, count }) => [key, count]))
  const groups = (aggregations.properties?.entities ?? []).toSorted(byPosition).map((group) => ({
    id: group.id,
    name: group.translated.name,
    ...languageOf(group),
    field: 'f' as const,
    options: (group.options ?? []).toSorted(byPosition).map((option) => ({
      id: option.id,
      name: option.translated.name,
      ...languageOf(option),
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
  return [...groups, known].filter(isOffered)
}

/** Whether there is a choice, or one that was made. */
export const isOffered = ({ options, field }: Facet): boolean =>
  options.length > (field === 'f' ? 1 : 0) || options.some((option) => option.selected)

/** Leaves out facts without a text in the messages. */
const traitOptions = ({ traits }: ListingAggregations, selected: readonly string[]): FacetOption[] =>
  (traits?.buckets ?? []).flatMap(({ key, count }) => {
    const name = TRAIT_NAMES[key]
    return name ? [{ id: key, name: name(), colour: undefined, count, selected: selected.includes(key) }] : []
  })
