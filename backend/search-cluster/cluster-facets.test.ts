import { expect, test } from 'vitest'
import type { VariantFilter } from '#backend/search/find/search-store.ts'
import { facetAggregations, facetsSchema, optionCountsIn } from './cluster-facets.ts'

const COLOUR = { chosen: ['colour/black'], all: ['colour/black', 'colour/natural'] }
const STOCK = { chosen: ['stock/in-stock'], all: ['stock/in-stock'] }
const options = (...counts: [string, number][]) => ({
  options: {
    buckets: counts.map(([key, families]) => ({ key, doc_count: families * 7, families: { doc_count: families } })),
  },
})
const response = (parts: object) =>
  facetsSchema.parse({
    products: { doc_count: 9, passing: { measures: { keys: { buckets: [] } } }, ...parts },
  })

test('Without a filter the options of products are counted, which need no variants.', () => {
  expect(JSON.stringify(facetAggregations(undefined))).not.toContain('variants')
  const counted = { options: { buckets: [{ key: 'colour/black', doc_count: 5 }] } }
  expect(optionCountsIn(undefined, response({ 'part 0': { doc_count: 9, ...counted } }))).toEqual({ 'colour/black': 5 })
})

test('A value of a chosen filter is counted without this filter, every other one with all, and each product once.', () => {
  const filter: VariantFilter = { groups: [COLOUR, STOCK], ranges: [] }
  const parts = {
    'part 0': { passing: options(['colour/black', 2], ['chain/08b', 2]) },
    'part 1': { passing: options(['colour/black', 2], ['colour/natural', 3], ['chain/08b', 8]) },
    'part 2': { passing: options(['stock/in-stock', 2], ['chain/08b', 8]) },
  }
  expect(optionCountsIn(filter, response(parts))).toEqual({
    'colour/black': 2,
    'colour/natural': 3,
    'stock/in-stock': 2,
    'chain/08b': 2,
  })
  const { products } = facetAggregations(filter) as { products: { aggs: Record<string, object> } }
  expect(products.aggs['part 1']).toMatchObject({
    nested: { path: 'variants' },
    aggs: { passing: { filter: { bool: { filter: [{ terms: { 'variants.optionIds': STOCK.chosen } }] } } } },
  })
})

test('The only chosen filter leaves its own values as they are without any.', () => {
  const filter: VariantFilter = { groups: [COLOUR], ranges: [] }
  const own = { options: { buckets: [{ key: 'colour/natural', doc_count: 4 }] } }
  const read = optionCountsIn(
    filter,
    response({ 'part 0': { passing: options(['colour/natural', 1]) }, 'part 1': own }),
  )
  expect(read).toEqual({ 'colour/natural': 4 })
})
