import { afterAll, beforeAll } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { findProductIds } from '#backend/search/find/find-products.ts'
import { localeOfTag } from '#contracts/locales.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { indexForSearch } from '#test/support/search-demo.ts'
import { seedTinyCatalogue } from './tiny-catalogue.ts'

export const TINY_ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'

interface Call {
  body?: unknown
  headers?: Record<string, string>
}

export interface TinyResponse {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests reach into whatever came
  json: any
}

/** The embedded shop on the tiny catalogue, in a database of its own for the calling test file. */
export function useTinyShop(): (address: string, call?: Call) => Promise<TinyResponse> {
  let database: OpenedDatabase
  let shop: ReturnType<typeof createShopApi>
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedTinyCatalogue(database.db)
    const tools = await indexForSearch(database.db, { shop: createShopSource(database.db), content: undefined })
    shop = createShopApi({
      limiter: NO_LIMITS,
      findProducts: (term, language) => findProductIds(tools, localeOfTag(language) ?? 'en', term),
      db: database.db,
      settings: {
        accessKey: TINY_ACCESS_KEY,
        maxLimit: 250,
        publicUrl: 'http://localhost:3000',
        frontUrl: 'http://localhost:3000',
      },
      log: console,
      hasNewsletter: () => true,
      // No orders here.
      mail: { enqueue: async () => {}, wake: () => {} },
    })
  })
  afterAll(() => database.close())
  return async (address, { body, headers = {} } = {}) => {
    const [method = 'GET', path = '/'] = address.split(' ')
    const response = await shop.fetch(
      new Request(`http://shop${path}`, {
        method,
        headers: { 'sw-access-key': TINY_ACCESS_KEY, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) }
  }
}
