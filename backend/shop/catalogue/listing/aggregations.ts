import { struct } from '#backend/http/struct.ts'
import { toGroups } from '#backend/shop/catalogue/product/property-options.ts'
import type { OptionStruct } from '#backend/shop/catalogue/product/property-options.ts'
import type { Candidate } from './candidates.ts'
import { countByOption, matches } from './match.ts'
import type { Choice } from './match.ts'
import type { ListingInput } from './listing-criteria.ts'

/** All options of the candidates. */
export const occurringOptions = (candidates: Candidate[]): Set<string> =>
  new Set(
    candidates.flatMap(({ propertyIds, offers }) => [propertyIds, ...offers.map(({ optionIds }) => optionIds)].flat()),
  )

/**
 * Returns the possible filters and how many products each option leads to. They cover all products of the category
 * whatever is filtered, or only the found ones with `reduce-aggregations`.
 */
export function aggregationsOf(
  candidates: Candidate[],
  choice: Choice,
  options: ReadonlyMap<string, OptionStruct>,
  input: ListingInput,
) {
  const base = input['reduce-aggregations'] ? candidates.filter((one) => matches(one, choice)) : candidates
  return {
    ...(input['property-filter'] ? propertyAggregations(base, candidates, choice, options, input) : {}),
    ...(input['price-filter'] ? { price: priceAggregation(base) } : {}),
    manufacturer: struct('manufacturer_aggregation', { name: 'manufacturer', entities: [] }),
    rating: struct('rating_aggregation', { name: 'rating', max: null }),
    'shipping-free': struct('shipping-free_aggregation', { name: 'shipping-free', max: null }),
  }
}

function propertyAggregations(
  base: Candidate[],
  candidates: Candidate[],
  choice: Choice,
  options: ReadonlyMap<string, OptionStruct>,
  { 'property-whitelist': whitelist }: ListingInput,
) {
  const occurring = occurringOptions(base)
  const shown = [...options.values()].filter(
    ({ id, groupId, group }) =>
      group.filterable && occurring.has(id) && (whitelist === undefined || whitelist.includes(groupId)),
  )
  // Shopware omits the key as well if there is no option.
  if (shown.length === 0) return {}
  const groupOf = new Map([...options.values()].map(({ id, groupId }) => [id, groupId]))
  const counts = countByOption(candidates, choice, groupOf)
  return {
    properties: struct('properties_aggregation', { name: 'properties', entities: toGroups(shown) }),
    'property-counts': struct('property-counts_aggregation', {
      name: 'property-counts',
      buckets: shown.map(({ id }) => struct('aggregation_bucket', { key: id, count: counts.get(id) ?? 0 })),
    }),
  }
}

function priceAggregation(candidates: Candidate[]) {
  const prices = candidates.flatMap(({ offers }) => offers.flatMap(({ price }) => price ?? []))
  const isEmpty = prices.length === 0
  return struct('price_aggregation', {
    name: 'price',
    // Strings, as Shopware gets them from MySQL. It computes neither mean nor sum.
    min: isEmpty ? null : String(prices.reduce((a, b) => Math.min(a, b))),
    max: isEmpty ? null : String(prices.reduce((a, b) => Math.max(a, b))),
    avg: null,
    sum: null,
  })
}
