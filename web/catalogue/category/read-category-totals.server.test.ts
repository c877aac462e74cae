import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readCategoryTotals } from './read-category-totals.server.ts'

const DOWN = new ServiceFailure({
  service: 'shop',
  operation: 'POST /product-listing/{categoryId}',
  kind: 'unreachable',
  status: 503,
  errors: [],
})
const shop = (async (_: string, { path }: { path: { categoryId: string } }) => {
  if (path.categoryId === 'down') throw DOWN
  return { total: 7 }
}) as unknown as ShopClient
const category = (id: string) => ({ id }) as Category

test('a count that cannot be had is left out and reported', async () => {
  const reported: unknown[] = []
  const totals = await readCategoryTotals(shop, [category('up'), category('down')], (failure) => reported.push(failure))
  expect([...totals]).toEqual([['up', 7]])
  expect(reported).toEqual([DOWN])
})
