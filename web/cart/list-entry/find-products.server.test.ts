import { expect, test } from 'vitest'
import { findProducts } from './find-products.server.ts'

test('A list without a possible item number does not reach the shop.', async () => {
  const found = await findProducts(() => Promise.reject(new Error('The shop was asked')), ['a'.repeat(300), ' '], 100)
  expect(found).toEqual({ byKey: new Map(), nearest: new Map() })
})
