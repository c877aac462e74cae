import { z } from 'zod'
import { PROCESSORS } from '#contracts/search/search-request.ts'
import type { Locale } from '#contracts/locales.ts'
import {
  type DocumentPlace,
  type DocumentsWanted,
  type FoundDocument,
  type FoundDocuments,
  inPlaces,
  NOTHING_FOUND,
} from '#backend/search/find/search-store.ts'
import { RANKING } from '#backend/search/find/ranking.ts'
import { canBeFound } from '#backend/search/query/concept.ts'
import { askCluster, bucketsOf, type Cluster, hitsOf } from './ask-cluster.ts'
import { documentsIn } from './cluster-names.ts'
import { facetAggregations, facetsSchema, clusterMeasures, optionCountsIn } from './cluster-facets.ts'
import { CONCEPT_SCORE, countingQuery, documentQuery, isOneOf, isProduct, passesFilter } from './document-query.ts'

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
  const { locale, source, filter, from, size, withFacets, pinned } = wanted
  const concepts = wanted.concepts.filter(canBeFound)
  if (concepts.length === 0) return NOTHING_FOUND
  const most = concepts.length === 1 ? 1 : await mostConcepts(cluster, { ...wanted, concepts })
  if (most === 0) return NOTHING_FOUND
  const passes = { bool: { filter: [passesFilter(filter)], must_not: [isOneOf(pinned)] } }
  const sources = { terms: { field: 'processor', size: PROCESSORS.length } }
  const ofSource = source ? [{ term: { processor: source } }] : []
  const { hits, aggregations } = await askCluster(
    cluster,
    documentsIn(locale),
    {
      query: documentQuery({ ...wanted, concepts }, Math.ceil(most * RANKING.needed)),
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
      const matched = Math.floor((_score ?? 0) / CONCEPT_SCORE)
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
  const query = { bool: { filter: [isProduct, { terms: { ref: products } }] } }
  const documents = await readClusterDocuments(cluster, locale, query, products.length)
  return new Map(documents.map((document) => [document.ref, document]))
}

/** Reads the documents at these places in a language, in their order. */
export async function readClusterPlaces(
  cluster: Cluster,
  locale: Locale,
  places: readonly DocumentPlace[],
): Promise<FoundDocument[]> {
  if (places.length === 0) return []
  const conditions = places.map((place) =>
    'url' in place ? { term: { url: place.url } } : { term: { 'data.seoPath': place.seoPath } },
  )
  const query = { bool: { filter: { bool: { should: conditions, minimum_should_match: 1 } } } }
  return inPlaces(await readClusterDocuments(cluster, locale, query, MOST_AT_PLACES), places)
}

/** Several files may have one address. */
const MOST_AT_PLACES = 100

async function readClusterDocuments(cluster: Cluster, locale: Locale, query: object, size: number) {
  const body = { query, size, track_total_hits: false, ...SOURCE }
  const { hits } = await askCluster(cluster, documentsIn(locale), body, hitsOf(sourceSchema))
  return hits.hits.map(({ _source }): FoundDocument => ({ ...toDocument(_source), matched: 0, rank: 0, isExact: true }))
}
