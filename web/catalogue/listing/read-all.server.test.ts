import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readAllProducts } from './read-all.server.ts'

function shopOf(total: number, maximum: number) {
  const asked: [limit: number, page: number][] = []
  const shop = (async (operation: string, { body: { limit = 100, page = 1 } }: { body: Criteria }) => {
    asked.push([limit, page])
    if (limit > maximum) {
      const errors = [{ code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', detail: '', pointer: '/limit', parameters: {} }]
      throw new ServiceFailure({ service: 'shop', operation, kind: 'refused', status: 400, errors })
    }
    const ids = Array.from({ length: total }, (_, index) => ({ id: String(index) }))
    return { total, elements: ids.slice((page - 1) * limit, page * limit) }
  }) as unknown as ShopClient
  return { shop, asked }
}
const count = async (shop: ShopClient) => new Set((await readAllProducts(shop, {}, 250)).map(({ id }) => id)).size

test('reads all in one request where the shop allows it', async () => {
  const { shop, asked } = shopOf(78, 250)
  expect(await count(shop)).toBe(78)
  expect(asked).toEqual([[250, 1]])
})

test('pages when there are more, and by 100 where the shop refuses 250', async () => {
  expect(await count(shopOf(251, 250).shop)).toBe(251)
  const { shop, asked } = shopOf(212, 100)
  expect(await count(shop)).toBe(212)
  expect(asked).toEqual([
    [250, 1],
    [100, 1],
    [100, 2],
    [100, 3],
  ])
})
