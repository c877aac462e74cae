import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { ListingCriteria } from '#contracts/shop/listing.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readListing } from './read-listing.server.ts'

/** A category of `total` numbered products whose shop rejects more than `maximum` per request. */
function shopOf(total: number, maximum: number) {
  const requests: ListingCriteria[] = []
  const shop = (async (operation: string, { body }: { body: ListingCriteria }) => {
    requests.push(body)
    const { limit = 24, p = 1, order } = body
    if (limit > maximum) {
      const errors = [{ code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', detail: '', pointer: '/limit', parameters: {} }]
      throw new ServiceFailure({ service: 'shop', operation, kind: 'refused', status: 400, errors })
    }
    if (order && order !== 'name-asc') {
      const errors = [{ code: 'PRODUCT_SORTING_NOT_FOUND', detail: '', pointer: undefined, parameters: { key: order } }]
      throw new ServiceFailure({ service: 'shop', operation, kind: 'refused', status: 404, errors })
    }
    const ids = Array.from({ length: total }, (_, index) => ({ id: String(index) }))
    return { total, elements: ids.slice((p - 1) * limit, p * limit), aggregations: [] }
  }) as unknown as ShopClient
  return { shop, requests }
}
const ids = (listing: { elements: { id: string }[] }) => listing.elements.map(({ id }) => Number(id))
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

// Differs from the specification: 35.
test('reads exactly the rows of the page in one request', async () => {
  const { shop, requests } = shopOf(300, 250)
  expect(ids(await readListing(shop, { categoryId: 'c', from: 0, count: 250 }, 250))).toEqual(numbers(0, 250))
  expect(requests).toMatchObject([{ limit: 250, p: 1 }])
})

test('reads pages of 100 rows if the shop rejects 250', async () => {
  const { shop, requests } = shopOf(312, 100)
  expect(ids(await readListing(shop, { categoryId: 'c', from: 250, count: 250 }, 250))).toEqual(numbers(250, 62))
  expect(requests.map(({ limit, p }) => [limit, p])).toEqual([
    [250, 2],
    [100, 3],
    [100, 4],
  ])
})

test('passes filters and sorting to the shop', async () => {
  const { shop, requests } = shopOf(3, 250)
  await readListing(shop, { categoryId: 'c', options: ['a', 'b'], order: 'name-asc', from: 0, count: 24 }, 250)
  expect(requests[0]).toMatchObject({ limit: 24, p: 1, properties: 'a|b', order: 'name-asc' })
})

test('other rejections are not retried', async () => {
  const { shop } = shopOf(3, 10)
  await expect(readListing(shop, { categoryId: 'c', from: 0, count: 24 }, 100)).rejects.toBeInstanceOf(ServiceFailure)
})

test('an order that the shop does not know is ignored', async () => {
  const { shop, requests } = shopOf(312, 100)
  const part = { categoryId: 'c', options: ['a'], order: 'nonsense', from: 0, count: 24 }
  expect(ids(await readListing(shop, part, 250))).toEqual(numbers(0, 24))
  expect(requests.at(-1)).toEqual(expect.objectContaining({ properties: 'a' }))
  expect(requests.at(-1)).not.toHaveProperty('order')
})
