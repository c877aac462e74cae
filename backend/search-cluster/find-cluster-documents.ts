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
import { facetAggregations, facetsSchema, clusterMeasures, optionCountsIn } from './cluster-facets.ts'
import { CONCEPT_SCORE, conceptName, countingQuery, documentQuery, isProduct, passesFilter } from './document-query.ts'

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

const SOURCES = bucketsOf(z.enum(PROCESSORS))
const foundSchema = hitsOf(sourceSchema).extend({
  aggregations: facetsSchema.extend({ sources: SOURCES, passing: z.object({ sources: SOURCES }) }),
})

export async function findClusterDocuments(cluster: Cluster, wanted: DocumentsWanted): Promise<FoundDocuments> {
  const { locale, concepts, source, filter, from, size, withFacets } = wanted
  if (concepts.length === 0) return NOTHING_FOUND
  const most = concepts.length === 1 ? 1 : await mostConcepts(cluster, wanted)
  if (most === 0) return NOTHING_FOUND
  const passes = passesFilter(filter)
  const sources = { terms: { field: 'processor', size: PROCESSORS.length } }
  const ofSource = source ? [{ term: { processor: source } }] : []
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
      // After the counts of all sources, and of values that the filter leaves out.
      post_filter: { bool: { filter: [passes, ...ofSource] } },
      aggs: {
        sources,
        passing: { filter: passes, aggs: { sources } },
        ...(withFacets && facetAggregations(filter)),
      },
    },
    foundSchema,
  )
  return {
    most: aggregations.sources.buckets.length > 0 ? most : 0,
    counts: Object.fromEntries(aggregations.passing.sources.buckets.map(({ key, doc_count: count }) => [key, count])),
    hits: hits.hits.map(({ _source, _score, matched_queries: names }) => {
      const matched = concepts.filter((_, index) => names.includes(conceptName(index))).length
      const rank = (_score ?? 0) - matched * CONCEPT_SCORE
      return { ...toDocument(_source), matched, rank, isExact: names.includes('exact') }
    }),
    optionCounts: optionCountsIn(filter, aggregations),
    ranges: clusterMeasures(aggregations),
  }
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
