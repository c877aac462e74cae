import { expect, test } from 'vitest'
import { CACHINGS, type RouteHandle } from './app/route-handle.ts'
import routes from './routes.ts'

/**
 * Every route of the site, by its path. A new one needs a row here, and in test/http/shared-pages.test.ts if it is
 * shared.
 */
const TABLE = {
  '/': 'never',
  'robots.txt': 'never',
  'sitemap.xml': 'never',
  'sitemaps/:part': 'never',
  'resources/visitor': 'never',
  'resources/cut-drawing/:productId/:length': 'shared',
  ':locale/calendar/*': 'shared',
  ':locale/feed/*': 'shared',
  ':locale/shop': 'shared',
  ':locale/shop/category/*': 'shared',
  ':locale/shop/offer-table/:categoryId': 'shared',
  ':locale/shop/product/*': 'shared',
  ':locale/shop/compare': 'shared',
  ':locale/shop/offer/:productId': 'shared',
  ':locale/shop/sheet/:productId': 'shared',
  ':locale/shop/share-picture/:productId?': 'shared',
  ':locale/shop/cart': 'personal',
  ':locale/shop/cart/list.csv': 'never',
  ':locale/shop/list/kept': 'never',
  ':locale/shop/attachments': 'never',
  ':locale/shop/attachments/form': 'never',
  ':locale/shop/attachments/ended': 'personal',
  ':locale/shop/attachments/parts/:id': 'never',
  ':locale/shop/attachments/:id/:grant': 'never',
  'resources/attachments/:id/preview': 'never',
  ':locale/shop/list': 'shared',
  ':locale/shop/list/sample.csv': 'never',
  ':locale/shop/checkout': 'personal',
  ':locale/shop/orderconfirmation': 'personal',
  ':locale/shop/account/account': 'personal',
  ':locale/shop/account/login': 'personal',
  ':locale/shop/account/register': 'personal',
  ':locale/shop/registration/confirm': 'personal',
  ':locale/shop/account/profile': 'personal',
  ':locale/shop/account/addresses': 'personal',
  ':locale/shop/account/addresses/:id': 'personal',
  ':locale/shop/account/access': 'personal',
  ':locale/shop/account/email/confirm': 'personal',
  ':locale/shop/account/password': 'personal',
  ':locale/shop/account/recover/password': 'personal',
  ':locale/shop/account/data': 'personal',
  ':locale/shop/account/data.json': 'never',
  ':locale/shop/account/logout': 'never',
  ':locale/shop/account/:source/:id?': 'personal',
  ':locale/shop/account/:source/:id/request/:kind': 'never',
  ':locale/*': 'shared',
} satisfies Record<string, RouteHandle['caching']>

test('every route declares its audience as in the table', { timeout: 120_000 }, async () => {
  const declared = await Promise.all(
    routes.map(async ({ path = '/', file, children }) => {
      // A nested route would be missing here.
      expect(children).toBeUndefined()
      const { handle }: { handle?: RouteHandle } = await import(/* @vite-ignore */ `./${file}`)
      return [path, CACHINGS.find((caching) => caching === handle?.caching)]
    }),
  )
  expect(Object.fromEntries(declared)).toEqual(TABLE)
  expect(declared).toHaveLength(Object.keys(TABLE).length)
})
