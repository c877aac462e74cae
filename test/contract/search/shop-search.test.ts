import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { findProductIds } from '#backend/search/find/find-products.ts'
import { localeOfTag } from '#contracts/locales.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import { CZECH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { catalogueFolder, smallCatalogue } from '#test/support/catalogue-folder.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { indexForSearch } from '#test/support/search-demo.ts'

const ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'

describe("The shop's own search", () => {
  let shop: Hono
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await createTestDatabase()
    close = database.close
    const { db } = database
    const { folder, remove } = await catalogueFolder(smallCatalogue())
    await importCatalogue({ db, folder })
    await remove()
    const tools = await indexForSearch(db, { shop: createShopSource(db), content: undefined })
    shop = createShopApi({
      db,
      limiter: NO_LIMITS,
      settings: { accessKey: ACCESS_KEY, maxLimit: 100, publicUrl: 'http://site.test', frontUrl: 'http://site.test' },
      log: console,
      mail: { enqueue: async () => {}, wake: () => {} },
      findProducts: (term, language) => findProductIds(tools, localeOfTag(language) ?? 'en', term),
    })
  })
  afterAll(() => close())

  async function send(path: string, body?: object, languageId = GERMAN) {
    const response = await shop.request(path, {
      method: body ? 'POST' : 'GET',
      headers: { 'sw-access-key': ACCESS_KEY, 'sw-language-id': languageId, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: await response.json() }
  }
  const [guide] = smallCatalogue().products
  const [variant] = smallCatalogue().variants
  const name = guide?.name.de ?? ''

  test.each([
    ['name', name],
    ['number of a variant', variant?.number ?? ''],
  ])('A product is found by its %s, as a listing with filters.', async (_, search) => {
    const { status, json } = await send('/search', { search })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      apiAlias: 'product_listing',
      sorting: 'score',
      currentFilters: { search },
      page: 1,
      total: json.elements.length,
    })
    expect(json.elements[0]).toMatchObject({ productNumber: guide?.number, translated: { name } })
    expect(json.aggregations.properties.entities.length).toBeGreaterThan(0)
  })

  test('It has a GET twin, other languages, orders, pages and a limit.', async () => {
    const twin = await send(`/search?${new URLSearchParams({ search: name })}`)
    expect(twin.json.elements[0].productNumber).toBe(guide?.number)
    for (const languageId of [ENGLISH, CZECH]) {
      const { json } = await send('/search', { search: guide?.name.en ?? '' }, languageId)
      expect(json.elements[0].productNumber).toBe(guide?.number)
    }
    const sorted = await send('/search', { search: name, order: 'number-asc', limit: 1, p: 2 })
    expect(sorted.json).toMatchObject({ sorting: 'number-asc', page: 2, limit: 1 })
    expect((await send('/search', { search: name, limit: 101 })).status).toBe(400)
  })

  test('Suggestions are the same without aggregations.', async () => {
    const { json } = await send('/search-suggest', { search: name })
    expect(json.aggregations).toEqual([])
    expect(json.elements[0].productNumber).toBe(guide?.number)
  })

  test.each([[{}], [{ search: '' }], [{ search: '  ' }], [{ search: 7 }], [{ search: null }]])(
    '%j is refused, because the term is missing.',
    async (body) => {
      for (const path of ['/search', '/search-suggest']) {
        const { status, json } = await send(path, body)
        expect(status).toBe(400)
        expect(json.errors[0].code).toBe('FRAMEWORK__MISSING_REQUEST_PARAMETER')
      }
    },
  )

  test('A term without similar words is an empty listing.', async () => {
    const { json } = await send('/search', { search: 'xqzwvk' })
    expect(json).toMatchObject({ total: 0, elements: [] })
  })
})
