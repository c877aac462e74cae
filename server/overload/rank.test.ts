import { expect, test } from 'vitest'
import { rankOf } from './rank.ts'

test.each([
  ['GET', '/media/0123/picture.svg', 'free'],
  ['GET', '/', 'read'],
  ['GET', '/de', 'read'],
  ['GET', '/de/shop/category/kettenfuehrungen', 'read'],
  ['GET', '/mediax', 'read'],
  ['GET', '/something/that/comes/later', 'read'],
  ['POST', '/de/shop/product/x.data', 'write'],
  ['POST', '/de/assets/x', 'write'],
  ['POST', '/store-api/product-listing/0123', 'read'],
  ['POST', '/store-api/checkout/cart/line-item', 'write'],
  ['POST', '/store-api/checkout/order', 'write'],
  ['PATCH', '/store-api/context', 'write'],
  ['GET', '/store-api/checkout/cart', 'read'],
  ['POST', '/typo/de', 'read'],
] as const)('%s %s has the rank %s.', (method, path, rank) =>
  expect(rankOf({ method, path, contentType: undefined })).toBe(rank),
)

test.each(['checkout', 'free'] as const)(
  'A page that is read has the rank %s of its route, and one that is posted to does not.',
  (rank) => {
    const page = { rank, takesFiles: false }
    const path = '/de/shop/cart.data'
    expect(rankOf({ method: 'GET', path, contentType: undefined }, page)).toBe(rank)
    expect(rankOf({ method: 'POST', path, contentType: undefined }, page)).toBe('write')
  },
)

test.each([
  [1_048_577, 'multipart/form-data; boundary=B', 'file form'],
  [1_048_576, 'multipart/form-data; boundary=B', 'write'],
  [1_048_577, 'application/x-www-form-urlencoded', 'write'],
  [undefined, 'multipart/form-data; boundary=B', 'write'],
] as const)(
  'A form of %s bytes that takes files only if it is large, %s, has the rank %s.',
  (length, contentType, rank) => {
    const page = { rank: 'read', takesFiles: 'large' } as const
    const contentLength = length?.toString()
    expect(rankOf({ method: 'POST', path: '/de/shop/list', contentType, contentLength }, page)).toBe(rank)
  },
)

test.each([
  ['/de/shop/attachments/form', { rank: 'read', takesFiles: true }, 'file form'],
  ['/de/shop/cart', { rank: 'checkout', takesFiles: false }, 'write'],
  ['/typo/de/kontakt', undefined, 'file form'],
  ['/store-api/order', undefined, 'write'],
] as const)('A form with files at %s has the rank it has by its route or service.', (path, page, rank) => {
  const contentType = 'multipart/form-data; boundary=B'
  expect(rankOf({ method: 'POST', path, contentType }, page)).toBe(rank)
})
