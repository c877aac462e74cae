import { struct } from '#backend/http/struct.ts'
import { toGroups } from '#backend/shop/catalogue/product/property-options.ts'
import type { OptionStruct } from '#backend/shop/catalogue/product/property-options.ts'
import { TRAITS, type Measure } from '#backend/shop/offers/offer.ts'
import type { Candidate } from './candidates.ts'
import { countByOption, isFiltered, matches, offerMatches } from './match.ts'
import type { Choice } from './match.ts'
import type { ListingInput } from './listing-criteria.ts'

/** All options of the candidates. */
export const occurringOptions = (candidates: Candidate[]): Set<string> =>
  new Set(candidates.flatMap(({ summary }) => [...summary.optionIds]))

/**
 * Returns the possible filters and how many products each option leads to. They cover all products of the category
 * whatever is filtered, or only the found ones with `reduce-aggregations`.
 * @param page the found products that the response lists.
 */
export function aggregationsOf(
  candidates: Candidate[],
  page: Candidate[],
  choice: Choice,
  options: ReadonlyMap<string, OptionStruct>,
  input: ListingInput,
) {
  const base = input['reduce-aggregations'] ? candidates.filter((one) => matches(one, choice)) : candidates
  return {
    ...(input['property-filter'] ? propertyAggregations(base, candidates, choice, options, input) : {}),
    ...(input['price-filter'] ? { price: priceAggregation(base) } : {}),
    measures: struct('measures_aggregation', { name: 'measures', buckets: measureBuckets(base) }),
    traits: struct('traits_aggregation', { name: 'traits', buckets: traitBuckets(candidates, choice) }),
    ...(isFiltered(choice) ? { 'matching-variants': matchingVariants(page, choice) } : {}),
    ...(input['manufacturer-filter']
      ? { manufacturer: struct('manufacturer_aggregation', { name: 'manufacturer', entities: [] }) }
      : {}),
    ...(input['rating-filter'] ? { rating: struct('rating_aggregation', { name: 'rating', max: null }) } : {}),
    ...(input['shipping-free-filter']
      ? { 'shipping-free': struct('shipping-free_aggregation', { name: 'shipping-free', max: null }) }
      : {}),
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
  const ranges = candidates.flatMap(({ summary }) => summary.prices ?? [])
  const isEmpty = ranges.length === 0
  return struct('price_aggregation', {
    name: 'price',
    // Strings, as Shopware gets them from MySQL. It computes neither mean nor sum.
    min: isEmpty ? null : String(Math.min(...ranges.map(({ min }) => min))),
    max: isEmpty ? null : String(Math.max(...ranges.map(({ max }) => max))),
    avg: null,
    sum: null,
  })
}

/** The measures of most products come first. One that is the same everywhere filters nothing. */
function measureBuckets(candidates: Candidate[]) {
  const found = new Map<string, { measure: Measure; products: number; min: number; max: number }>()
  for (const { measures, summary } of candidates) {
    for (const measure of measures) {
      const { min = Infinity, max = -Infinity } = summary.measures[measure.symbol] ?? {}
      const known = found.get(measure.symbol) ?? { measure, products: 0, min, max }
      found.set(measure.symbol, {
        measure: known.measure,
        products: known.products + 1,
        min: Math.min(min, known.min),
        max: Math.max(max, known.max),
      })
    }
  }
  return [...found.values()]
    .filter(({ min, max }) => min < max)
    .toSorted((a, b) => b.products - a.products)
    .map(({ measure: { symbol, name, unit }, min, max }) =>
      struct('aggregation_bucket', { key: symbol, name, unit, min, max }),
    )
}

/** Each trait of a candidate, and how many products have it together with the other filters. */
function traitBuckets(candidates: Candidate[], choice: Choice) {
  const occurring = TRAITS.filter((trait) => candidates.some(({ summary }) => summary.traits.has(trait)))
  return occurring.map((trait) => {
    const wanted = { ...choice, traits: [...choice.traits, trait] }
    const isMatching = isFiltered(choice)
      ? (one: Candidate) => matches(one, wanted)
      : ({ summary }: Candidate) => summary.traits.has(trait)
    return struct('aggregation_bucket', { key: trait, count: candidates.filter(isMatching).length })
  })
}

/** How many of a product's offers match, how many of them are in stock, and what their measures range over. */
const matchingVariants = (page: Candidate[], choice: Choice) =>
  struct('matching-variants_aggregation', {
    name: 'matching-variants',
    buckets: page.map((candidate) => {
      const matching = candidate.offers().filter((offer) => offerMatches(candidate, offer, choice))
      return struct('aggregation_bucket', {
        key: candidate.id,
        count: matching.length,
        inStock: matching.filter(({ traits }) => traits.includes('in-stock')).length,
        ranges: candidate.measures.flatMap((measure) => {
          const values = matching.flatMap((offer) => offer.measures[measure.symbol] ?? [])
          return values.length > 0 ? [{ ...measure, min: Math.min(...values), max: Math.max(...values) }] : []
        }),
      })
    }),
  })
