import { expect, test, vi } from 'vitest'
import { rankOf } from './rank.ts'

test.each([
  ['GET', '/assets/root-abc.js', 'free'],
  ['GET', '/media/0123/picture.svg', 'free'],
  ['GET', '/robots.txt', 'free'],
  ['GET', '/service-worker.js', 'free'],
  ['GET', '/', 'read'],
  ['GET', '/de', 'read'],
  ['GET', '/de/shop/category/kettenfuehrungen?limit=250', 'read'],
  ['GET', '/assetsx', 'read'],
  ['GET', '/something/that/comes/later', 'read'],
  ['POST', '/de/shop/product/x.data', 'write'],
  ['POST', '/de/assets/x', 'write'],
  ['POST', '/store-api/product-listing/0123', 'read'],
  ['POST', '/store-api/checkout/cart/line-item', 'write'],
  ['POST', '/store-api/checkout/order?x', 'write'],
  ['PATCH', '/store-api/context', 'write'],
  ['GET', '/store-api/checkout/cart', 'read'],
  ['POST', '/typo/de', 'read'],
] as const)('%s %s has the rank %s.', (method, address, rank) =>
  expect(rankOf(method, address, { rankOfPage: () => 'read' })).toBe(rank),
)

test('A page that is read has the rank of its route, and one that is posted to does not.', () => {
  const rankOfPage = vi.fn(() => 'checkout' as const)
  expect(rankOf('GET', '/de/shop/cart.data?x=1', { rankOfPage })).toBe('checkout')
  expect(rankOfPage.mock.calls).toEqual([['/de/shop/cart.data']])
  expect(rankOf('POST', '/de/shop/cart.data?x=1', { rankOfPage })).toBe('write')
})
