import { describe, expect, it } from 'vitest'
import { OPTIONS, id } from '#test/contract/shop/tiny-catalogue.ts'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'

const ask = useTinyShop()
const GUIDES = id('category', 'guides')
const ROOT = id('category', 'root')

const list = async (category: string, body: object = {}) =>
  (await ask(`POST /product-listing/${category}`, { body })).json
const numbers = ({ elements }: { elements: { productNumber: string }[] }) => elements.map((one) => one.productNumber)

describe('POST /product-listing/{categoryId}', () => {
  it('has one row per product, also from the categories below, in the catalogue’s order', async () => {
    expect(numbers(await list(ROOT))).toEqual(['SHEET', 'BELT', 'CT'])
    expect(numbers(await list(GUIDES))).toEqual(['BELT', 'CT'])
  })

  // Differs from the specification: 12.
  it('sums up the variants of each row', async () => {
    const [, row] = (await list(GUIDES)).elements
    expect(row).toMatchObject({
      apiAlias: 'product',
      childCount: 3,
      available: true,
      calculatedPrice: { unitPrice: 12.5 },
      calculatedCheapestPrice: { unitPrice: 12.5, hasRange: true, variantId: id('product', 'CT-08-GREEN') },
      cover: {
        media: {
          url: expect.stringMatching(/^http:\/\/localhost:3000\/media\/.*\/ct\.svg$/),
          metaData: { width: 400 },
        },
      },
      deliveryTime: { min: 1, unit: 'week' },
      customFields: {
        profilwerk: {
          priceOnRequest: false,
          inStock: true,
          allInStock: false,
          food: true,
          ranges: [{ symbol: 'b', min: 10, max: 25, unit: 'mm' }],
        },
      },
    })
  })

  it('requires the options of two groups of one variant', async () => {
    const properties = (...ids: string[]) => ({ properties: ids.join('|') })
    expect(numbers(await list(GUIDES, properties(OPTIONS.green)))).toEqual(['BELT', 'CT'])
    expect(numbers(await list(GUIDES, properties(OPTIONS['08b'], OPTIONS.green)))).toEqual(['CT'])
    expect(numbers(await list(GUIDES, properties(OPTIONS['08b'], OPTIONS.black)))).toEqual([])
    expect(numbers(await list(GUIDES, properties(OPTIONS['08b'], OPTIONS.black, OPTIONS.green)))).toEqual(['CT'])
  })

  it('keeps the aggregations whatever is filtered and counts the products of each option', async () => {
    const { aggregations, total, currentFilters } = await list(GUIDES, { properties: OPTIONS['08b'] })
    expect(total).toBe(1)
    expect(currentFilters).toMatchObject({ navigationId: GUIDES, properties: [OPTIONS['08b']] })
    const groups = aggregations.properties.entities
    expect(
      groups.map((group: { name: string; options: { name: string }[] }) => [
        group.name,
        group.options.map(({ name }) => name),
      ]),
    ).toEqual([
      ['Kette', ['08B', '10B']],
      ['Farbe', ['schwarz', 'grün']],
    ])
    const counts = new Map(
      aggregations['property-counts'].buckets.map((b: { key: string; count: number }) => [b.key, b.count]),
    )
    // 10B instead of 08B leads to CT; with 08B only green remains.
    expect(Object.fromEntries(Object.entries(OPTIONS).map(([key, option]) => [key, counts.get(option)]))).toEqual({
      '08b': 1,
      '10b': 1,
      green: 1,
      black: 0,
      pe: undefined,
    })
    expect(aggregations.price).toMatchObject({ min: '12.5', max: '20' })
  })

  it('sorts by price with products on request last, by name and by number', async () => {
    expect(numbers(await list(ROOT, { order: 'price-asc' }))).toEqual(['CT', 'SHEET', 'BELT'])
    expect(numbers(await list(ROOT, { order: 'price-desc' }))).toEqual(['SHEET', 'CT', 'BELT'])
    expect(numbers(await list(ROOT, { order: 'name-desc' }))).toEqual(['SHEET', 'CT', 'BELT'])
    expect(numbers(await list(ROOT, { order: 'number-asc' }))).toEqual(['BELT', 'CT', 'SHEET'])
  })

  it('has pages by p and counts all products', async () => {
    const page = await list(ROOT, { limit: 2, p: 2 })
    expect(numbers(page)).toEqual(['CT'])
    expect(page).toMatchObject({ total: 3, page: 2, limit: 2, sorting: 'topseller' })
  })

  it('filters by the price of an offer', async () => {
    expect(numbers(await list(ROOT, { 'min-price': 15, 'max-price': '50' }))).toEqual(['CT'])
    expect(numbers(await list(ROOT, { 'max-price': 12 }))).toEqual([])
  })

  it('filters by measures and by facts of a variant, and says what each row has left', async () => {
    const wide = await list(ROOT, { measures: { b: { min: 15, max: '22' } } })
    expect(numbers(wide)).toEqual(['CT'])
    expect(wide.aggregations['matching-variants'].buckets).toEqual([
      {
        key: id('product', 'CT'),
        count: 1,
        inStock: 0,
        ranges: [{ symbol: 'b', name: 'b', unit: 'mm', min: 20, max: 20 }],
        apiAlias: 'aggregation_bucket',
      },
    ])
    expect(numbers(await list(ROOT, { measures: { b: { min: 26 } } }))).toEqual([])
    // CT-08-GREEN alone is in stock, and it is 10 mm wide. BELT has no facts but its parent's, SHEET is in stock.
    expect(numbers(await list(ROOT, { traits: 'in-stock' }))).toEqual(['SHEET', 'CT'])
    expect(numbers(await list(ROOT, { traits: 'in-stock|food', measures: { b: { max: 10 } } }))).toEqual(['CT'])
    expect(numbers(await list(ROOT, { traits: 'renamed|in-stock|' }))).toEqual(['SHEET', 'CT'])
    expect(numbers(await list(ROOT, { traits: 'in-stock', measures: { b: { min: 11 } } }))).toEqual([])
    expect((await list(ROOT)).aggregations['matching-variants']).toBeUndefined()
  })

  it('names the measures and facts to filter by, a fact that is not known never', async () => {
    const { aggregations } = await list(ROOT, { measures: { b: { min: 15 } } })
    const bucket = (key: string, values: object) => ({ key, ...values, apiAlias: 'aggregation_bucket' })
    expect(aggregations.measures.buckets).toEqual([bucket('b', { name: 'b', unit: 'mm', min: 10, max: 25 })])
    expect(aggregations.traits.buckets).toEqual([bucket('in-stock', { count: 0 }), bucket('food', { count: 1 })])
  })

  it('sorts by a measure of the variants that match, products without it last', async () => {
    expect(numbers(await list(ROOT, { order: 'measure-b-asc' }))).toEqual(['CT', 'SHEET', 'BELT'])
    expect(numbers(await list(ROOT, { order: 'measure-b-desc' }))).toEqual(['CT', 'SHEET', 'BELT'])
    const { availableSortings } = await list(id('category', 'guides-ct'))
    expect(availableSortings.map(({ key, label }: Record<string, string>) => [key, label])).toContainEqual([
      'measure-b-desc',
      'b b absteigend',
    ])
  })

  it('refuses unknown parameters', async () => {
    const code = async (category: string, body: object) => {
      const { status, json } = await ask(`POST /product-listing/${category}`, { body })
      return [status, json.errors[0].code]
    }
    expect(await code('f'.repeat(32), {})).toEqual([404, 'PRODUCT__CATEGORY_NOT_FOUND'])
    expect(await code(id('category', 'hidden'), {})).toEqual([404, 'PRODUCT__CATEGORY_NOT_FOUND'])
    expect(await code(GUIDES, { order: 'best' })).toEqual([404, 'PRODUCT_SORTING_NOT_FOUND'])
    const refused = async (body: object) => {
      const { status, json } = await ask(`POST /product-listing/${GUIDES}`, { body })
      return [status, json.errors[0].source.pointer]
    }
    expect(await refused({ measures: { b: { min: 'wide' } } })).toEqual([400, '/measures/b/min'])
    expect(await refused({ traits: [1] })).toEqual([400, '/traits/0'])
    expect(await code(GUIDES, { limit: 251 })).toEqual([400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'])
    expect(await code('guides', {})).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })
})
