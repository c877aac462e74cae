import { describe, expect, it } from 'vitest'
import { CRITERIA_BOUNDS } from '#backend/shop/criteria/bounds.ts'
import { OPTIONS, id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const [ROOT, GUIDES, TYPE_CT, SHEETS] = ['root', 'guides', 'guides-ct', 'sheets'].map((key) => id('category', key))
const LISTING = `POST /product-listing/${ROOT}`

const read = async (operation: string, aggregations: unknown, body: object = {}) =>
  (await ask(operation, { body: { ...body, aggregations } })).json.aggregations
const one = async (operation: string, aggregation: object, body?: object) =>
  (await read(operation, [{ name: 'own', ...aggregation }], body)).own
const bucket = (key: string | undefined, count: number, more = {}) => ({
  key,
  count,
  ...more,
  apiAlias: 'aggregation_bucket',
})
const OF_CT = { filter: [{ type: 'equals', field: 'parentId', value: id('product', 'CT') }] }

describe('Aggregations of POST /product', () => {
  const products = (aggregation: object, body?: object) => one('POST /product', aggregation, body)

  it.each([
    [{ type: 'max', field: 'stock' }, { max: 5 }],
    [{ type: 'min', field: 'price' }, { min: 12.5 }],
    [{ type: 'sum', field: 'product.stock' }, { sum: 5 }],
    [{ type: 'avg', field: 'weight' }, { avg: 1.5 }],
    [{ type: 'count', field: 'price' }, { count: 2 }],
    [
      { type: 'stats', field: 'price' },
      { avg: 16.25, max: 20, min: 12.5, sum: 32.5 },
    ],
    [{ type: 'max', field: 'shippingFree' }, { max: 0 }],
    [{ type: 'max', field: 'ratingAverage' }, { max: null }],
    [{ type: 'max', field: 'productNumber' }, { max: 'CT-10-GREEN' }],
    [{ type: 'entity', field: 'manufacturerId', definition: 'product_manufacturer' }, { entities: [] }],
  ])('computes %j of the filtered rows', async (aggregation, result) => {
    expect(await products(aggregation, { ...OF_CT, limit: 1 })).toEqual({
      name: 'own',
      ...result,
      apiAlias: 'own_aggregation',
    })
  })

  it('has nothing of no rows', async () => {
    const none = { filter: [{ type: 'equals', field: 'sales', value: 1 }] }
    expect(await products({ type: 'stats', field: 'stock' }, none)).toMatchObject({ min: null, sum: null })
    expect(await products({ type: 'count', field: 'stock' }, none)).toMatchObject({ count: 0 })
    expect(await products({ type: 'terms', field: 'optionIds' }, none)).toMatchObject({ buckets: [] })
  })

  it('counts the rows of each value, the most frequent first, whatever the post-filter and the page', async () => {
    const body = { ...OF_CT, limit: 1, 'post-filter': [{ type: 'equals', field: 'stock', value: 5 }] }
    const result = await products({ type: 'terms', field: 'options.name' }, body)
    expect(result.buckets).toEqual([bucket('10B', 2), bucket('grün', 2), bucket('08B', 1), bucket('schwarz', 1)])
    expect((await products({ type: 'terms', field: 'optionIds', limit: 1 }, OF_CT)).buckets).toHaveLength(1)
    expect((await products({ type: 'terms', field: 'active' })).buckets).toEqual([bucket('1', 6)])
    const ids = [id('product', 'BELT'), id('product', 'SHEET')]
    expect((await products({ type: 'terms', field: 'stock' }, { ids })).buckets).toEqual([
      bucket('0', 1),
      bucket('3', 1),
    ])
  })

  it('counts the rows in each range, without its end', async () => {
    const ranges = [{ to: 20 }, { from: 12.5, to: 20 }, { from: '20' }, { from: 500, to: null, key: 'large' }]
    expect(await products({ type: 'range', field: 'price', ranges }, OF_CT)).toEqual({
      name: 'own',
      ranges: { '*-20': 1, '12.5-20': 1, '20-*': 1, large: 0 },
      apiAlias: 'own_aggregation',
    })
    expect(await products({ type: 'range', field: 'price', ranges: [] })).toMatchObject({ ranges: [] })
    const aggregations = [{ name: 'own', type: 'range', field: 'name', ranges }]
    const refused = await ask('POST /product', { body: { aggregations } })
    expect([refused.status, refused.json.errors[0].source.pointer]).toEqual([400, '/aggregations/0/field'])
  })

  it('has an aggregation inside of each bucket', async () => {
    const inner = { name: 'inner', type: 'terms', field: 'options.group.name' }
    const { buckets } = await products({ type: 'terms', field: 'stock', aggregation: inner }, OF_CT)
    const within = (first: number) => ({
      inner: {
        name: 'inner',
        buckets: [bucket('Farbe', first), bucket('Kette', first)],
        apiAlias: 'inner_aggregation',
      },
    })
    expect(buckets).toEqual([bucket('0', 2, within(2)), bucket('5', 1, within(1))])
    const least = { name: 'least', type: 'min', field: 'price' }
    const priced = await products({ type: 'terms', field: 'options.name', aggregation: least }, OF_CT)
    const pricesOf = priced.buckets.map(({ key, least: { min } }: { key: string; least: { min: number } }) => [
      key,
      min,
    ])
    expect(Object.fromEntries(pricesOf)).toEqual({ '10B': 20, grün: 12.5, '08B': 12.5, schwarz: null })
  })

  it('filters an aggregation alone', async () => {
    const filter = [{ type: 'equals', field: 'optionIds', value: OPTIONS['10b'] }]
    const inner = { name: 'black-or-green', type: 'terms', field: 'options.name' }
    const results = await read('POST /product', [{ name: 'x', type: 'filter', filter, aggregation: inner }], OF_CT)
    expect(Object.keys(results)).toEqual(['black-or-green'])
    expect(results['black-or-green'].buckets).toHaveLength(3)
  })

  it('has the entities of ids', async () => {
    const options = await products({ type: 'entity', field: 'optionIds', definition: 'property_group_option' }, OF_CT)
    expect(options.entities).toHaveLength(4)
    for (const option of options.entities)
      expect(option).toMatchObject({ apiAlias: 'property_group_option', group: { name: expect.any(String) } })
    const parents = await products({ type: 'entity', field: 'parentId', definition: 'product' })
    expect(parents.entities).toMatchObject([{ productNumber: 'CT', apiAlias: 'product' }])
    expect((await products({ type: 'entity', field: 'taxId', definition: 'tax' })).entities).toEqual([])
  })

  it('passes over other types, and refuses what it cannot read', async () => {
    expect(await read('POST /product', [{ name: 'x', type: 'histogram', field: 'stock', interval: 1 }])).toEqual([])
    const refused = async (...aggregations: unknown[]) => {
      const { json } = await ask('POST /product', { body: { aggregations } })
      return [json.errors?.[0].code, json.errors?.[0].source.pointer]
    }
    const terms = { name: 'x', type: 'terms', field: 'stock' }
    expect(await refused(terms, { ...terms, field: 'secret' })).toEqual([
      'FRAMEWORK__UNMAPPED_FIELD',
      '/aggregations/1/field',
    ])
    expect(await refused({ ...terms, type: 'best' })).toEqual([
      'FRAMEWORK__INVALID_AGGREGATION_QUERY',
      '/aggregations/0/type',
    ])
    const filter = [{ type: 'equals', field: 'secret', value: 1 }]
    expect(await refused({ name: 'x', type: 'filter', filter, aggregation: terms })).toEqual([
      'FRAMEWORK__UNMAPPED_FIELD',
      '/aggregations/0/filter/0/field',
    ])
    const nested = { ...terms, aggregation: { ...terms, aggregation: { ...terms, field: 'id' } } }
    expect((await refused(nested))[0]).toBe('FRAMEWORK__INVALID_AGGREGATION_QUERY')
    const many = Array.from({ length: CRITERIA_BOUNDS.aggregations + 1 }, () => terms)
    expect(await refused(...many)).toEqual(['FRAMEWORK__INVALID_CRITERIA', '/aggregations'])
  })
})

describe.each([
  [LISTING, {}],
  ['POST /search', { search: 'CT' }],
])('Aggregations of %s', (operation, body) => {
  it('count families, beside its own', async () => {
    // As the official demo store asks for the categories of a search.
    const aggregations = [
      { name: 'categories', type: 'entity', definition: 'category', field: 'categoriesRo.id' },
      {
        name: 'categories-counts',
        type: 'terms',
        field: 'categoriesRo.id',
        aggregation: { name: 'categories-parents', type: 'terms', field: 'parentId' },
      },
    ]
    const filter = [{ type: 'range', field: 'weight', parameters: { gte: 1 } }]
    const results = await read(operation, aggregations, { ...body, filter })
    expect(results.properties.entities.length).toBeGreaterThan(0)
    const expected = [ROOT, GUIDES, TYPE_CT]
    expect(results.categories.entities.map(({ id: one }: { id: string }) => one).toSorted()).toEqual(
      expected.toSorted(),
    )
    const counts = results['categories-counts'].buckets
    expect(counts.map(({ key, count }: { key: string; count: number }) => [key, count]).toSorted()).toEqual(
      expected.map((key) => [key, 1]).toSorted(),
    )
    expect(counts[0]['categories-parents'].buckets).toEqual([bucket(id('product', 'CT'), 1)])
    const none = await read(operation, aggregations, { ...body, filter, 'no-aggregations': true })
    expect(none).toEqual([])
  })
})

it('A listing aggregates its category alone, and a category’s page and suggestions nothing.', async () => {
  const terms = { type: 'terms', field: 'categoryIds' }
  const sheets = await one(`POST /product-listing/${SHEETS}`, terms)
  expect(sheets.buckets).toEqual([bucket(SHEETS, 1)])
  expect(await read('POST /search-suggest', [{ name: 'own', ...terms }], { search: 'CT' })).toEqual([])
  const { status } = await ask(`POST /category/${SHEETS}`, { body: { aggregations: [{ name: 'own', type: 'best' }] } })
  expect(status).toBe(200)
})
