import { z } from 'zod'
import { PROCESSORS } from '#contracts/search/search-request.ts'
import type { Locale } from '#contracts/locales.ts'
import {
  type DocumentsWanted,
  type FoundDocument,
  type FoundDocuments,
  NOTHING_FOUND,
  RANKING,
} from '#backend/search/find/search-store.ts'
import { askCluster, bucketsOf, type Cluster, hitsOf } from './ask-cluster.ts'
import { documentsIn } from './cluster-names.ts'
import { CONCEPT_SCORE, countingQuery, documentQuery, isProduct, conceptName } from './document-query.ts'

/** Fields of a document for a hit; `extra` was written by this site. */
const sourceSchema = z.object({
  processor: z.enum(PROCESSORS),
  ref: z.string(),
  title: z.string(),
  url: z.string(),
  img: z.string(),
  data: z.object({ content: z.string(), seoPath: z.string(), shortDescription: z.string() }),
  extra: z.custom<FoundDocument['extra']>((value) => typeof value === 'object' && value !== null),
})
const SOURCE = { _source: Object.keys(sourceSchema.shape) }

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
const foundSchema = hitsOf(sourceSchema).extend({
  aggregations: z.object({
    sources: bucketsOf(z.enum(PROCESSORS)),
    products: z.object({ options: counted, measures: measured }).optional(),
  }),
})

export async function findClusterDocuments(cluster: Cluster, wanted: DocumentsWanted): Promise<FoundDocuments> {
  const { locale, concepts, source, from, size, withFacets } = wanted
  if (concepts.length === 0) return NOTHING_FOUND
  const most = concepts.length === 1 ? 1 : await mostConcepts(cluster, wanted)
  if (most === 0) return NOTHING_FOUND
  const { hits, aggregations } = await askCluster(
    cluster,
    documentsIn(locale),
    {
      query: documentQuery(wanted, Math.ceil(most * RANKING.needed)),
      from,
      size,
      sort: [{ _score: 'desc' }, { titleLength: 'asc' }, { position: 'asc' }, { ref: 'asc' }],
      track_total_hits: false,
      ...SOURCE,
      // After the counts of all sources.
      ...(source && { post_filter: { term: { processor: source } } }),
      aggs: {
        sources: { terms: { field: 'processor', size: PROCESSORS.length } },
        ...(withFacets && { products: { filter: isProduct, aggs: FACETS } }),
      },
    },
    foundSchema,
  )
  return {
    counts: Object.fromEntries(aggregations.sources.buckets.map(({ key, doc_count: count }) => [key, count])),
    hits: hits.hits.map(({ _source, _score, matched_queries: names }) => {
      const matched = concepts.filter((_, index) => names.includes(conceptName(index))).length
      const rank = (_score ?? 0) - matched * CONCEPT_SCORE
      return { ...toDocument(_source), matched, rank, isExact: names.includes('exact') }
    }),
    optionCounts: Object.fromEntries(
      (aggregations.products?.options.buckets ?? []).map(({ key, doc_count: count }) => [key, count]),
    ),
    ranges: Object.fromEntries(
      (aggregations.products?.measures.keys.buckets ?? []).map(({ key, label, unit, min, max }) => [
        key,
        {
          label: label.buckets[0]?.key ?? key,
          unit: unit.buckets[0]?.key ?? '',
          min: min.value,
          max: max.value,
        },
      ]),
    ),
  }
}

/** Options and measures of all found products. */
const FACETS = {
  options: { terms: { field: 'optionIds', size: 5_000 } },
  measures: {
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
  },
}

/** Concepts of the document that has the most. */
async function mostConcepts(cluster: Cluster, wanted: DocumentsWanted): Promise<number> {
  const body = { query: countingQuery(wanted), size: 1, _source: false, track_total_hits: false }
  const { hits } = await askCluster(cluster, documentsIn(wanted.locale), body, hitsOf(z.unknown().optional()))
  const [{ _score: most } = { _score: 0 }] = hits.hits
  return Math.round(most ?? 0)
}

const toDocument = ({ img, data, ...source }: z.output<typeof sourceSchema>) => ({
  ...source,
  content: data.content,
  seoPath: data.seoPath,
  shortDescription: data.shortDescription,
  image: img,
})

/** Reads the documents of these products in a language. */
export async function readClusterProducts(
  cluster: Cluster,
  locale: Locale,
  products: readonly string[],
): Promise<Map<string, FoundDocument>> {
  if (products.length === 0) return new Map()
  const body = {
    query: { bool: { filter: [isProduct, { terms: { ref: products } }] } },
    size: products.length,
    track_total_hits: false,
    ...SOURCE,
  }
  const { hits } = await askCluster(cluster, documentsIn(locale), body, hitsOf(sourceSchema))
  return new Map(
    hits.hits.map(({ _source }) => [_source.ref, { ...toDocument(_source), matched: 0, rank: 0, isExact: true }]),
  )
}
