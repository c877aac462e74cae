import { expect, test } from 'vitest'
import { readShopProducts } from './site_shop_products.ts'

test.each([
  [
    { categoryId: 'a', limit: '8', sorting: 'name-asc' },
    { categoryId: 'a', limit: 8, sorting: 'name-asc' },
  ],
  [
    { categoryId: 'a', limit: null, sorting: null },
    { categoryId: 'a', limit: 4, sorting: '' },
  ],
])('An element with %j is read as %j.', (content, fields) =>
  expect(readShopProducts(content, { hosts: [] })).toMatchObject(fields),
)
