import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { paths } from '#web/app/paths/paths.ts'
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
] as const)('%s %s has the rank %s.', (method, address, rank) => expect(rankOf(method, address)).toBe(rank))

test('Every page between cart and confirmation goes before other pages, in every language.', () => {
  for (const locale of LOCALES) {
    for (const path of [paths.cart(locale), paths.checkout(locale, 'summary'), paths.confirmation(locale)]) {
      expect([path, rankOf('GET', path)]).toEqual([path, 'checkout'])
      const [address = '', query = ''] = path.split('?')
      expect(rankOf('GET', `${address}.data?${query}`)).toBe('checkout')
    }
  }
})
