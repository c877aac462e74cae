import { beforeAll, describe, expect, it } from 'vitest'
import { asking, refusalOf } from './endpoint.ts'
import type { ShopEndpoint } from './endpoint.ts'

interface Named {
  id: string
  productNumber: string
  childCount: number
}
const ids = (elements: { id: string }[]) => elements.map(({ id }) => id)

/**
 * Listings, products and variants, on any catalogue of the shop.
 * @param hasOwnCounts whether listings have the counts that are an addition of the embedded shop.
 */
export function catalogueSuite(endpoint: () => ShopEndpoint, { hasOwnCounts = false } = {}): void {
  const ask = asking(endpoint)
  let category = ''
  const list = async (body: object) => (await ask(`POST /product-listing/${category}`, { body })).json

  beforeAll(async () => {
    category = (await ask('GET /context')).json.salesChannel.navigationCategoryId
  })

  describe('a listing', () => {
    it('pages through all products, each once', async () => {
      const { total } = await list({ limit: 1, 'no-aggregations': true })
      expect(total).toBeGreaterThan(0)
      const limit = Math.max(1, Math.ceil(total / 3))
      const pages = await Promise.all([1, 2, 3, 4].map((p) => list({ p, limit, includes: { product: ['id'] } })))
      const all = pages.flatMap(({ elements }) => ids(elements))
      expect(all).toHaveLength(total)
      expect(new Set(all).size).toBe(total)
    })

    it('names its filters and applies them', async () => {
      const { aggregations, total, elements } = await list({ limit: 1 })
      expect(elements[0]).toMatchObject({ apiAlias: 'product', translated: { name: expect.any(String) } })
      const groups = aggregations.properties.entities
      expect(groups.length).toBeGreaterThan(0)
      const counts = new Map<string, number>(
        aggregations['property-counts']?.buckets.map(({ key, count }: { key: string; count: number }) => [key, count]),
      )
      const totals: [option: string, total: number | undefined][] = []
      for (const group of groups) {
        const [option] = group.options
        const found = await list({ limit: 1, properties: option.id })
        expect(found.total).toBeGreaterThan(0)
        expect(found.total).toBeLessThanOrEqual(total)
        expect(found.currentFilters.properties).toEqual([option.id])
        expect(ids(found.aggregations.properties.entities)).toEqual(ids(groups))
        totals.push([option.id, found.total])
      }
      // A Shopware has no counts of its own.
      expect(totals.map(([id, total]) => [id, hasOwnCounts ? counts.get(id) : total])).toEqual(totals)
    })

    it.runIf(hasOwnCounts)('counts the results of a second choice after a first one', async () => {
      const { properties } = (await list({ limit: 1 })).aggregations
      const [first, second] = properties.entities
      const chosen = first.options[0].id
      const narrowed = (await list({ limit: 1, properties: chosen })).aggregations['property-counts']
      const counts: { key: string; count: number }[] = narrowed.buckets.filter(({ key }: { key: string }) =>
        ids(second.options).includes(key),
      )
      expect(counts.length).toBeGreaterThan(0)
      for (const { key, count } of counts)
        expect((await list({ limit: 1, properties: `${chosen}|${key}` })).total).toBe(count)
    })

    it('is filtered by criteria, and its filters by those before the post-filter', async () => {
      const { aggregations, total } = await list({ limit: 1 })
      const value = aggregations.properties.entities[0].options[0].id
      const queries = ['propertyIds', 'optionIds'].map((field) => ({ type: 'equalsAny', field, value: [value] }))
      const option = [{ type: 'multi', operator: 'or', queries }]
      const chosen = await list({ limit: 1, properties: value })
      for (const name of ['filter', 'post-filter'])
        expect([name, (await list({ limit: 1, [name]: option })).total]).toEqual([name, chosen.total])
      const unknown = [{ type: 'equals', field: 'productNumber', value: 'no such number' }]
      expect((await list({ filter: unknown })).total).toBe(0)
      const after = await list({ 'post-filter': unknown })
      expect([after.total, after.elements]).toEqual([0, []])
      expect(ids(after.aggregations.properties.entities)).toEqual(ids(aggregations.properties.entities))
      expect((await list({ 'shipping-free': true, limit: 1 })).total).toBeLessThanOrEqual(total)
    })

    it('is in the requested order', async () => {
      const { availableSortings } = await list({ limit: 1 })
      const up = await list({ order: 'name-asc', limit: 100 })
      const down = await list({ order: 'name-desc', limit: 100 })
      const namesOf = ({ elements }: { elements: { translated: { name: string } }[] }): string[] =>
        elements.map(({ translated }) => translated.name)
      expect(up.sorting).toBe('name-asc')
      expect(availableSortings.map(({ key }: { key: string }) => key)).toContain('name-asc')
      expect(new Set(ids(down.elements))).toEqual(new Set(ids(up.elements)))
      expect(namesOf(down)).toEqual(namesOf(up).toReversed())
      const [first = '', last = ''] = [namesOf(up).at(0), namesOf(up).at(-1)]
      expect(new Intl.Collator('de').compare(first, last), `${first}, ${last}`).toBeLessThan(0)
    })

    it('is rejected for a category that does not exist', async () => {
      const answer = await ask(`POST /product-listing/${'f'.repeat(32)}`, { body: {} })
      expect(refusalOf(answer)).toEqual([404, 'PRODUCT__CATEGORY_NOT_FOUND'])
    })
  })

  describe('a product', () => {
    let parent: Named

    beforeAll(async () => {
      const rows: Named[] = (await list({ limit: 100, includes: { product: ['id', 'childCount', 'productNumber'] } }))
        .elements
      parent = rows.find(({ childCount }) => childCount > 1) as Named
    })

    const variantsOf = async (associations: object = {}) => {
      const filter = [{ type: 'equals', field: 'parentId', value: parent.id }]
      return (await ask('POST /product', { body: { filter, limit: 100, associations } })).json.elements
    }

    it('has variants, each with its options, text and price', async () => {
      const variants = await variantsOf({ options: { associations: { group: {} } } })
      expect(variants.length).toBeGreaterThan(1)
      for (const variant of variants) {
        expect(variant).toMatchObject({
          parentId: parent.id,
          productNumber: expect.stringMatching(/./),
          translated: { name: expect.stringMatching(/./) },
          calculatedPrice: { unitPrice: expect.any(Number), apiAlias: 'calculated_price' },
        })
        expect(variant.options.length).toBeGreaterThan(0)
        for (const option of variant.options) expect(option.group.translated.name).toEqual(expect.any(String))
      }
    })

    it('is read by id, with a configurator whose options can be combined with the current ones', async () => {
      const [variant] = await variantsOf()
      const { json } = await ask(`POST /product/${variant.id}`, { body: { associations: { media: {} } } })
      expect(json).toMatchObject({ apiAlias: 'product_detail', product: { id: variant.id, parentId: parent.id } })
      expect(json.product.cmsPage.sections.length).toBeGreaterThan(0)
      const chosen = json.configurator.flatMap(({ options }: { options: { id: string }[] }) =>
        options.filter(({ id }) => variant.optionIds.includes(id)),
      )
      expect(chosen).toHaveLength(variant.optionIds.length)
      for (const option of chosen) expect(option.combinable).toBe(true)
    })

    it('is found by an option', async () => {
      const [variant] = await variantsOf()
      const filter = [
        { type: 'equals', field: 'parentId', value: parent.id },
        ...variant.optionIds.map((value: string) => ({ type: 'equals', field: 'optionIds', value })),
      ]
      const { json } = await ask('POST /product', { body: { filter, limit: 100 } })
      expect(ids(json.elements)).toContain(variant.id)
    })

    it('is found by ids, and is missing if excluded', async () => {
      const [first, second] = ids(await variantsOf())
      const both = { type: 'equalsAny', field: 'id', value: `${first}|${second}` }
      const not = { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'id', value: first }] }
      expect(ids((await ask('POST /product', { body: { ids: [first, second] } })).json.elements).toSorted()).toEqual(
        [first, second].toSorted(),
      )
      expect(ids((await ask('POST /product', { body: { filter: [both, not] } })).json.elements)).toEqual([second])
    })

    it('is found by the choice of options, as far as it can be', async () => {
      const [first, ...others] = await variantsOf({ options: { associations: { group: {} } } })
      const last = others.at(-1)
      const find = async (body: object) => (await ask(`POST /product/${parent.id}/find-variant`, { body })).json
      const chosen = Object.fromEntries(
        last.options.map(({ id, groupId }: { id: string; groupId: string }) => [groupId, id]),
      )
      expect(await find({ options: chosen })).toMatchObject({ variantId: last.id, options: chosen })
      const [group, option] = Object.entries(chosen)[0] ?? []
      const impossible = { ...chosen, ['f'.repeat(32)]: 'e'.repeat(32) }
      const switched = await find({ options: impossible, switchedGroup: group })
      const { json } = await ask(`POST /product/${switched.variantId}`, { body: {} })
      expect(json.product.parentId).toBe(first.parentId)
      expect(json.product.optionIds).toContain(option)
      const none = await ask(`POST /product/${parent.id}/find-variant`, { body: { options: ['e'.repeat(32)] } })
      expect(refusalOf(none)).toEqual([404, 'CONTENT__PRODUCT_VARIANT_NOT_FOUND'])
    })

    it('has bounds of its quantity', async () => {
      const [variant] = await variantsOf()
      const { json } = await ask(`GET /product/purchase-limit?ids[]=${variant.id}&ids[]=${'f'.repeat(32)}`)
      expect(json).toMatchObject([
        {
          productId: variant.id,
          minPurchase: variant.minPurchase,
          purchaseSteps: variant.purchaseSteps,
          maxPurchase: variant.calculatedMaxPurchase,
          stock: variant.stock,
          apiAlias: 'product_purchase_limit',
        },
      ])
      const missing = await ask('GET /product/purchase-limit')
      expect(refusalOf(missing)).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'])
    })

    it('takes no review of a visitor', async () => {
      const body = { title: 'Good guide', content: 'It has run for three years without any wear.', points: 5 }
      const answer = await ask(`POST /product/${parent.id}/review`, { body })
      expect(refusalOf(answer)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    })

    it('has a list of reviews, which may be empty', async () => {
      const { json } = await ask(`POST /product/${parent.id}/reviews`, { body: {} })
      expect([json.apiAlias, Array.isArray(json.elements)]).toEqual(['dal_entity_search_result', true])
    })

    it('has cross-selling as a bare array', async () => {
      const { json } = await ask(`POST /product/${parent.id}/cross-selling`, { body: {} })
      expect(Array.isArray(json)).toBe(true)
      for (const { products, total } of json) expect(products).toHaveLength(total)
    })

    it('is rejected if it does not exist', async () => {
      const answer = await ask(`POST /product/${'f'.repeat(32)}`, { body: {} })
      expect(refusalOf(answer)).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND'])
    })
  })
}
