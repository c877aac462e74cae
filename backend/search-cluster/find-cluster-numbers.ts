import { z } from 'zod'
import {
  type FoundVariant,
  NUMBER_LIMITS,
  type SimilarVariant,
  type VariantFilter,
} from '#backend/search/find/search-store.ts'
import { nearestVariantNumbers, swappedKeys } from '#backend/search/find/nearest-numbers.ts'
import { askCluster, type Cluster, hitsOf } from './ask-cluster.ts'
import { VARIANTS } from './cluster-names.ts'
import { type ClusterQuery, constant, variantQuery } from './document-query.ts'

const numberSchema = z.object({ id: z.string(), productId: z.string(), number: z.string(), numberKey: z.string() })
const NUMBER_SOURCE = { _source: Object.keys(numberSchema.shape), track_total_hits: false }

const passing = (filter: VariantFilter | undefined): ClusterQuery[] => (filter ? [variantQuery(filter)] : [])

export async function findClusterNumbers(
  cluster: Cluster,
  keys: readonly string[],
  filter: VariantFilter | undefined,
): Promise<FoundVariant[]> {
  const [whole = ''] = keys
  if (keys.length === 0) return []
  const begins = whole.length >= NUMBER_LIMITS.minPrefix ? [constant({ prefix: { numberKey: whole } }, 1)] : []
  const body = {
    query: {
      bool: {
        should: [constant({ terms: { numberKey: keys } }, 10), ...begins],
        minimum_should_match: 1,
        filter: passing(filter),
      },
    },
    size: NUMBER_LIMITS.mostNumbers,
    ...NUMBER_SOURCE,
    // Whole numbers first, then the shortest.
    sort: [
      { _score: 'desc' },
      { numberLength: 'asc' },
      { productId: 'asc' },
      { position: 'asc' },
      { numberKey: 'asc' },
    ],
  }
  const { hits } = await askCluster(cluster, VARIANTS, body, hitsOf(numberSchema))
  return hits.hits.map(({ _source: { id, productId, numberKey } }) => ({
    id,
    productId,
    key: numberKey,
    reason: keys.includes(numberKey) ? 'number' : 'number-prefix',
  }))
}

/** Candidates that share letters with a number, of which the most similar are taken. */
const CANDIDATES = 500
/** Above all that shared letters can reach: none of these may be left out. */
const SWAPPED_SCORE = 1_000
/** PostgreSQL's `pg_trgm.similarity_threshold`. */
const LEAST_SIMILARITY = 0.3

export async function findSimilarClusterNumbers(
  cluster: Cluster,
  [whole = '']: readonly string[],
  filter: VariantFilter | undefined,
): Promise<SimilarVariant[]> {
  if (whole.length < NUMBER_LIMITS.minSimilar || !/\d/.test(whole)) return []
  const swapped = swappedKeys(whole)
  const isSwapped = (key: string) => swapped.some((one) => key.startsWith(one))
  const match = { 'numberKey.trigram': { query: whole, minimum_should_match: '30%' } }
  const body = {
    query: {
      bool: {
        should: [{ match }, ...swapped.map((key) => constant({ prefix: { numberKey: key } }, SWAPPED_SCORE))],
        minimum_should_match: 1,
        filter: passing(filter),
      },
    },
    size: CANDIDATES,
    ...NUMBER_SOURCE,
  }
  const { hits } = await askCluster(cluster, VARIANTS, body, hitsOf(numberSchema))
  const found = hits.hits
    .map(({ _source }) => ({ ..._source, similarity: similarityOf(whole, _source.numberKey) }))
    .filter(({ similarity, numberKey }) => similarity >= LEAST_SIMILARITY || isSwapped(numberKey))
    .toSorted(
      (a, b) =>
        Number(isSwapped(b.numberKey)) - Number(isSwapped(a.numberKey)) ||
        b.similarity - a.similarity ||
        Math.abs(a.numberKey.length - whole.length) - Math.abs(b.numberKey.length - whole.length) ||
        (a.numberKey < b.numberKey ? -1 : 1),
    )
    .slice(0, NUMBER_LIMITS.candidates)
    .map(({ id, productId, number, numberKey }) => ({ id, productId, number, key: numberKey }))
  return nearestVariantNumbers(whole, found).map((one) => ({ ...one, reason: 'similar' }))
}

/** Share of the trigrams of two texts that both have, as PostgreSQL's `similarity`: two blanks before, one behind. */
function similarityOf(a: string, b: string): number {
  const [left, right] = [trigramsOf(a), trigramsOf(b)]
  const both = [...left].filter((one) => right.has(one)).length
  return both / (left.size + right.size - both)
}

function trigramsOf(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
