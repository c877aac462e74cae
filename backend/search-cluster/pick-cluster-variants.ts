import { z } from 'zod'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import type { Concept } from '#backend/search/query/concept.ts'
import { isNeeded, variantPoints } from '#backend/search/query/variant-points.ts'
import type { PickedVariant, VariantFilter } from '#backend/search/find/search-store.ts'
import { askCluster, type Cluster, hitsOf } from './ask-cluster.ts'
import { VARIANTS } from './cluster-names.ts'
import { type ClusterQuery, constant, sizeQueries, variantQuery } from './document-query.ts'

/** A variant of the index, as hits show it. */
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

const scoredHits = z.object({
  hits: z.object({
    hits: z.array(z.object({ _score: z.number().nullable(), matched_queries: z.array(z.string()).default([]) })),
  }),
})
const pickedSchema = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _source: variantSchema,
        _score: z.number().nullable(),
        inner_hits: z.object({ best: scoredHits, worst: scoredHits }),
      }),
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
          leastStock: z.object({ value: z.number().nullable() }),
        }),
      ),
    }),
  }),
})

/** Equal variants of a product that are compared. Two of them are enough to offer none for adding. */
const COMPARED = 30

/** As `pickVariants` of the database does. */
export async function pickClusterVariants(
  cluster: Cluster,
  products: readonly string[],
  concepts: readonly Concept[],
  { optionsWith }: LocaleIndex,
  filter: VariantFilter | undefined,
): Promise<Map<string, PickedVariant>> {
  if (products.length === 0) return new Map()
  const order = [{ _score: 'desc' }, { position: 'asc' }, { id: 'asc' }]
  const inner = (name: string, size: number, sort: object) => ({ name, size, _source: false, sort })
  const body = {
    query: {
      bool: {
        filter: [{ terms: { productId: products } }, ...(filter ? [variantQuery(filter)] : [])],
        should: concepts.map((concept, index) => pointsOf(concept, index, optionsWith)),
      },
    },
    collapse: {
      field: 'productId',
      inner_hits: [inner('best', COMPARED, order), inner('worst', 1, [{ _score: 'asc' }])],
    },
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
          leastStock: { min: { field: 'stock' } },
        },
      },
    },
  }
  const { hits, aggregations } = await askCluster(cluster, VARIANTS, body, pickedSchema)
  const families = new Map(aggregations.products.buckets.map((bucket) => [bucket.key, bucket]))
  return new Map(
    hits.hits.map(({ _source, _score, inner_hits: { best, worst } }) => {
      const family = families.get(_source.productId)
      const variants = family?.doc_count ?? 1
      const [lowest = null, highest = null] = [family?.lowest.value, family?.highest.value]
      const [{ _score: least } = { _score: 0 }] = worst.hits.hits
      const equal = best.hits.hits.flatMap(({ _score: score, matched_queries: met }) => (score === _score ? [met] : []))
      return [
        _source.productId,
        {
          ..._source,
          isDistinct:
            ((_score ?? 0) > (least ?? 0) && isOneReading(equal, concepts)) || variants === 1 || filter !== undefined,
          isOneOfSeveral: equal.length > 1 && filter === undefined,
          variants,
          lowestPrice: lowest,
          hasRange: lowest !== highest || (lowest !== null && (family?.onRequest.doc_count ?? 0) > 0),
          totalStock: family?.stock.value ?? _source.stock,
          allInStock: (family?.leastStock.value ?? _source.stock) > 0,
        },
      ]
    }),
  )
}

/** A condition that a variant meets, by concept and points. */
const conditionName = (concept: number, points: number): string => `${concept}:${points}`

/** The most points that a variant has for a concept. */
function pointsOf(concept: Concept, index: number, optionsWith: LocaleIndex['optionsWith']): ClusterQuery {
  const size = sizeQueries(concept)
  const queries = variantPoints(concept, optionsWith).flatMap((one) => {
    const name = conditionName(index, one.points)
    if ('optionIds' in one) return [constant({ terms: { optionIds: one.optionIds } }, one.points, name)]
    return size ? [constant(size[one.size], one.points, name)] : []
  })
  return queries.length === 0 ? { match_none: {} } : { dis_max: { queries } }
}

/** Whether variants have their points for the same parts of the term, and every number of it. */
function isOneReading(variants: readonly (readonly string[])[], concepts: readonly Concept[]): boolean {
  const readings = variants.map((names) => {
    const most = (concept: number) =>
      Math.max(0, ...names.filter((name) => name.startsWith(`${concept}:`)).map((name) => Number(name.split(':')[1])))
    return concepts.map((_, index) => most(index))
  })
  const [first] = readings
  return (
    first !== undefined &&
    readings.every((one) => one.join() === first.join()) &&
    concepts.every((concept, index) => !isNeeded(concept) || (first[index] ?? 0) > 0)
  )
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
        allInStock: _source.stock > 0,
      },
    ]),
  )
}
