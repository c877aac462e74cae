import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { totalsReader } from './read-category-totals.server.ts'

const DOWN = new ServiceFailure({
  service: 'shop',
  operation: 'POST /product-listing/{categoryId}',
  kind: 'unreachable',
  status: 503,
  errors: [],
})
const requests: string[] = []
const shop = (async (_: string, { path }: { path: { categoryId: string } }) => {
  requests.push(path.categoryId)
  if (path.categoryId === 'down') throw DOWN
  return { total: 7 }
}) as unknown as ShopClient
const category = (id: string, type: Category['type'] = 'page') => ({ id, type }) as Category

test('a count that is not available is left out and reported', async () => {
  const reported: unknown[] = []
  const read = totalsReader(shop, (failure) => reported.push(failure))
  expect([...(await read([category('up'), category('down')]))]).toEqual([['up', 7]])
  expect(reported).toEqual([DOWN])
})

test('neither a folder nor a link has a count', async () => {
  const read = totalsReader(shop, () => {})
  expect([...(await read([category('heading', 'folder'), category('elsewhere', 'link')]))]).toEqual([])
})

test('a category shown by several parts of a page is requested once, and its failure reported once', async () => {
  requests.length = 0
  const reported: unknown[] = []
  const read = totalsReader(shop, (failure) => reported.push(failure))
  const [first, second] = await Promise.all([
    read([category('up'), category('down')]),
    read([category('down'), category('up'), category('other')]),
  ])
  expect([...first]).toEqual([['up', 7]])
  expect([...second].map(([id]) => id)).toEqual(['up', 'other'])
  expect(requests).toEqual(['up', 'down', 'other'])
  expect(reported).toEqual([DOWN])
})
