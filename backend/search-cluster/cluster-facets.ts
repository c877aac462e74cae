import { z } from 'zod'
import { countsOption, type FacetPart, facetParts } from '#backend/search/find/facet-parts.ts'
import type { FoundDocuments, VariantFilter } from '#backend/search/find/search-store.ts'
import { bucketsOf } from './ask-cluster.ts'
import { type ClusterQuery, isProduct, passesFilter, variantQuery } from './document-query.ts'

const counted = bucketsOf(z.string())
const measured = z.object({
  keys: z.object({
    buckets: z.array(
      z.object({
        key: z.string(),
        min: z.object({ value: z.number() }),
        max: z.object({ value: z.number() }),
        label: counted,
        unit: counted,
      }),
    ),
  }),
})
/** Options of products, or of the variants that pass a filter, with the number of their products. */
const partSchema = z.union([
  z.object({ options: counted }),
  z.object({
    passing: z.object({
      options: z.object({
        buckets: z.array(z.object({ key: z.string(), families: z.object({ doc_count: z.number() }) })),
      }),
    }),
  }),
])

/** Facets of a response; missing if they were not asked for. */
export const facetsSchema = z.object({
  products: z.looseObject({ passing: z.object({ measures: measured }) }).optional(),
})

/** As many as no catalogue has. */
const MOST_OPTIONS = 5_000

const partName = (index: number): string => `part ${index}`

/** Asks for the options of all found products, and for the measures of those that pass the filter. */
export const facetAggregations = (filter: VariantFilter | undefined): ClusterQuery => ({
  products: {
    filter: isProduct,
    aggs: {
      passing: { filter: passesFilter(filter), aggs: { measures: MEASURES } },
      ...Object.fromEntries(facetParts(filter).map((part, index) => [partName(index), partAggregation(part)])),
    },
  },
})

function partAggregation({ filter }: FacetPart): ClusterQuery {
  if (filter === undefined) {
    return { filter: { match_all: {} }, aggs: { options: { terms: { field: 'optionIds', size: MOST_OPTIONS } } } }
  }
  const options = {
    terms: { field: 'variants.optionIds', size: MOST_OPTIONS },
    // A product counts once, however many of its variants have the option.
    aggs: { families: { reverse_nested: {} } },
  }
  return {
    nested: { path: 'variants' },
    aggs: { passing: { filter: variantQuery(filter, 'variants.'), aggs: { options } } },
  }
}

const MEASURES = {
  nested: { path: 'measures' },
  aggs: {
    keys: {
      terms: { field: 'measures.key', size: 200 },
      aggs: {
        min: { min: { field: 'measures.min' } },
        max: { max: { field: 'measures.max' } },
        label: { terms: { field: 'measures.label', size: 1, order: { _key: 'asc' } } },
        unit: { terms: { field: 'measures.unit', size: 1, order: { _key: 'asc' } } },
      },
    },
  },
}

type FacetsInResponse = z.output<typeof facetsSchema>

export function optionCountsIn(filter: VariantFilter | undefined, { products }: FacetsInResponse) {
  if (!products) return {}
  return Object.fromEntries(
    facetParts(filter).flatMap((part, index) =>
      countsOf(partSchema.parse(products[partName(index)])).filter(([id]) => countsOption(part, id)),
    ),
  )
}

const countsOf = (part: z.output<typeof partSchema>): [string, number][] =>
  'options' in part
    ? part.options.buckets.map(({ key, doc_count: count }) => [key, count])
    : part.passing.options.buckets.map(({ key, families }) => [key, families.doc_count])

export const clusterMeasures = ({ products }: FacetsInResponse): FoundDocuments['ranges'] =>
  Object.fromEntries(
    (products?.passing.measures.keys.buckets ?? []).map(({ key, label, unit, min, max }) => [
      key,
      { label: label.buckets[0]?.key ?? key, unit: unit.buckets[0]?.key ?? '', min: min.value, max: max.value },
    ]),
  )
