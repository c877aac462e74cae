import { z } from 'zod'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import type { Concept } from '#backend/search/query/concept.ts'
import { variantPoints } from '#backend/search/query/variant-points.ts'
import {
  type FoundVariant,
  NUMBER_LIMITS,
  type PickedVariant,
  type SimilarVariant,
  type VariantFilter,
} from '#backend/search/find/search-store.ts'
import { nearestVariantNumbers } from '#backend/search/find/nearest-numbers.ts'
import { askCluster, type Cluster, hitsOf } from './ask-cluster.ts'
import { VARIANTS } from './cluster-names.ts'
import { type ClusterQuery, constant, sizeQueries, variantQuery } from './document-query.ts'

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
const CANDIDATES = 100
/** PostgreSQL's `pg_trgm.similarity_threshold`. */
const LEAST_SIMILARITY = 0.3

export async function findSimilarClusterNumbers(
  cluster: Cluster,
  [whole = '']: readonly string[],
  filter: VariantFilter | undefined,
): Promise<SimilarVariant[]> {
  if (whole.length < NUMBER_LIMITS.minSimilar || !/\d/.test(whole)) return []
  const match = { 'numberKey.trigram': { query: whole, minimum_should_match: '30%' } }
  const body = {
    query: { bool: { must: [{ match }], filter: passing(filter) } },
    size: CANDIDATES,
    ...NUMBER_SOURCE,
  }
  const { hits } = await askCluster(cluster, VARIANTS, body, hitsOf(numberSchema))
  const found = hits.hits
    .map(({ _source }) => ({ ..._source, similarity: similarityOf(whole, _source.numberKey) }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .toSorted(
      (a, b) =>
        b.similarity - a.similarity ||
        Math.abs(a.numberKey.length - whole.length) - Math.abs(b.numberKey.length - whole.length) ||
        (a.numberKey < b.numberKey ? -1 : 1),
    )
    .map(({ id, productId, number, numberKey }) => ({ id, productId, number, key: numberKey }))
  return nearestVariantNumbers(whole, found).map((one) => ({ ...one, reason: 'similar' }))
}

const variantSchema = z.object({
  id: z.string(),
  productId: z.string(),
  number: z.string(),
  image: z.string(),
  price: z
    .number()
    .optional()
    .transform((price) => price ?? null),
  stock: z.number(),
  isCut: z.boolean(),
  optionIds: z.array(z.string()),
})
const VARIANT_SOURCE = { _source: Object.keys(variantSchema.shape) }

const innerHits = z.object({ hits: z.object({ hits: z.array(z.object({ _score: z.number().nullable() })) }) })
const pickedSchema = z.object({
  hits: z.object({
    hits: z.array(
      z.object({ _source: variantSchema, _score: z.number().nullable(), inner_hits: z.object({ worst: innerHits }) }),
    ),
  }),
  aggregations: z.object({
    products: z.object({
      buckets: z.array(
        z.object({
          key: z.string(),
          doc_count: z.number(),
          lowest: z.object({ value: z.number().nullable() }),
          highest: z.object({ value: z.number().nullable() }),
          onRequest: z.object({ doc_count: z.number() }),
          stock: z.object({ value: z.number() }),
        }),
      ),
    }),
  }),
})

export async function pickClusterVariants(
  cluster: Cluster,
  products: readonly string[],
  concepts: readonly Concept[],
  { optionsWith }: LocaleIndex,
  filter: VariantFilter | undefined,
): Promise<Map<string, PickedVariant>> {
  if (products.length === 0) return new Map()
  const order = [{ _score: 'desc' }, { position: 'asc' }, { id: 'asc' }]
  const body = {
    query: {
      bool: {
        filter: [{ terms: { productId: products } }, ...passing(filter)],
        should: concepts.map((concept) => scoreOf(concept, optionsWith)),
      },
    },
    collapse: { field: 'productId', inner_hits: { name: 'worst', size: 1, _source: false, sort: [{ _score: 'asc' }] } },
    sort: order,
    size: products.length,
    track_total_hits: false,
    ...VARIANT_SOURCE,
    aggs: {
      products: {
        terms: { field: 'productId', size: products.length },
        aggs: {
          lowest: { min: { field: 'price' } },
          highest: { max: { field: 'price' } },
          onRequest: { missing: { field: 'price' } },
          stock: { sum: { field: 'stock' } },
        },
      },
    },
  }
  const { hits, aggregations } = await askCluster(cluster, VARIANTS, body, pickedSchema)
  const families = new Map(aggregations.products.buckets.map((bucket) => [bucket.key, bucket]))
  return new Map(
    hits.hits.map(({ _source, _score, inner_hits: { worst } }) => {
      const family = families.get(_source.productId)
      const variants = family?.doc_count ?? 1
      const [lowest = null, highest = null] = [family?.lowest.value, family?.highest.value]
      const [{ _score: least } = { _score: 0 }] = worst.hits.hits
      return [
        _source.productId,
        {
          ..._source,
          isDistinct: (_score ?? 0) > (least ?? 0) || variants === 1 || filter !== undefined,
          isOneOfSeveral: false,
          variants,
          lowestPrice: lowest,
          hasRange: lowest !== highest || (lowest !== null && (family?.onRequest.doc_count ?? 0) > 0),
          totalStock: family?.stock.value ?? _source.stock,
        },
      ]
    }),
  )
}

/** The most points that a variant has for a concept. */
function scoreOf(concept: Concept, optionsWith: LocaleIndex['optionsWith']): ClusterQuery {
  const size = sizeQueries(concept)
  const queries = variantPoints(concept, optionsWith).flatMap((one) => {
    if ('optionIds' in one) return [constant({ terms: { optionIds: one.optionIds } }, one.points)]
    return size ? [constant(size[one.size], one.points)] : []
  })
  return queries.length === 0 ? { match_none: {} } : { dis_max: { queries } }
}

export async function readClusterVariants(
  cluster: Cluster,
  ids: readonly string[],
): Promise<Map<string, PickedVariant>> {
  if (ids.length === 0) return new Map()
  const body = { query: { ids: { values: ids } }, size: ids.length, track_total_hits: false, ...VARIANT_SOURCE }
  const { hits } = await askCluster(cluster, VARIANTS, body, hitsOf(variantSchema))
  return new Map(
    hits.hits.map(({ _source }) => [
      _source.id,
      {
        ..._source,
        isDistinct: true,
        isOneOfSeveral: false,
        variants: 1,
        lowestPrice: _source.price,
        hasRange: false,
        totalStock: _source.stock,
      },
    ]),
  )
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
