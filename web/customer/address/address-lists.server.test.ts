import { expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { z } from 'zod'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { loadAddressLists } from './address-lists.server.ts'

const bodySchema = z.object({ page: z.number().default(1), limit: z.number().default(100) })

/** A Shopware's 250 countries, at most 100 at once. */
const shopware: ServiceFetch = async (url, { body }) => {
  const { page, limit } = bodySchema.parse(JSON.parse(body ?? '{}'))
  if (limit > 100) return Response.json({ errors: [{ code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED' }] }, { status: 400 })
  const all = Array.from({ length: url.endsWith('/country') ? 250 : 3 }, (_, index) => ({ id: String(index) }))
  return Response.json({ total: all.length, elements: all.slice((page - 1) * limit, page * limit) })
}

test('each of 250 countries can be chosen, though a Shopware gives 100 at once', async () => {
  const settings = { accessKey: 'key', languageIds: perLocale((locale) => locale) }
  const shop = createShopClient({ url: 'https://shop.example.com/store-api', fetch: shopware }, settings, 'de', {
    contextToken: undefined,
  })
  const { countries, salutations } = await loadAddressLists(shop, 'de')
  expect(countries.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => String(index)))
  expect(salutations).toHaveLength(3)
})
