import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readAllProducts } from './read-all.server.ts'

function shopOf(total: number, maximum: number) {
  const requests: [limit: number, page: number][] = []
  const shop = (async (operation: string, { body: { limit = 100, page = 1 } }: { body: Criteria }) => {
    requests.push([limit, page])
    if (limit > maximum) {
      const errors = [{ code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', detail: '', pointer: '/limit', parameters: {} }]
      throw new ServiceFailure({ service: 'shop', operation, kind: 'refused', status: 400, errors })
    }
    const ids = Array.from({ length: total }, (_, index) => ({ id: String(index) }))
    return { total, elements: ids.slice((page - 1) * limit, page * limit) }
  }) as unknown as ShopClient
  return { shop, requests }
}
const count = async (shop: ShopClient) => new Set((await readAllProducts(shop, {}, 250)).map(({ id }) => id)).size

test('reads all products in one request if the shop allows it', async () => {
  const { shop, requests } = shopOf(78, 250)
  expect(await count(shop)).toBe(78)
  expect(requests).toEqual([[250, 1]])
})

test('reads several pages, of 100 rows if the shop rejects 250', async () => {
  expect(await count(shopOf(251, 250).shop)).toBe(251)
  const { shop, requests } = shopOf(212, 100)
  expect(await count(shop)).toBe(212)
  expect(requests).toEqual([
    [250, 1],
    [100, 1],
    [100, 2],
    [100, 3],
  ])
})
