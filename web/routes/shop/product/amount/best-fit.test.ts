import { expect, test } from 'vitest'
import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { bestFit } from './best-fit.ts'

const variant = (productNumber: string, options: Record<string, string>, availableStock = 1) =>
  ({
    productNumber,
    available: true,
    availableStock,
    options: Object.entries(options).map(([groupId, id]) => ({ groupId, id }) as PropertyOption),
  }) as unknown as Product
const guide = variant('CT-08B1', { chain: '08B-1', section: 'C30', colour: 'green' })

test('the best fit shares most options with the chosen variant', () => {
  const sprockets = [variant('KR-06B', { chain: '06B-1' }), variant('KR-08B', { chain: '08B-1', teeth: '16' }, 0)]
  expect(bestFit(guide, sprockets)?.productNumber).toBe('KR-08B')
})

test('of equal variants the best fit is the first in stock', () => {
  const profiles = [
    variant('C30-2', { section: 'C30' }, 0),
    variant('C30-3', { section: 'C30' }),
    variant('C30-6', { section: 'C30' }),
  ]
  expect(bestFit(guide, profiles)?.productNumber).toBe('C30-3')
  expect(bestFit(undefined, profiles)?.productNumber).toBe('C30-3')
})

test('without variants there is no best fit', () => expect(bestFit(guide, [])).toBeUndefined())
