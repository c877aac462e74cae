import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { STRIP_COUNT } from '#test/support/shopware/catalogue/products.ts'
import { startStandInShopware, type StandInShopware } from '#test/support/shopware/server.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { findCategoryPages, findProductPages } from './find-shop-pages.server.ts'

let shopware: StandInShopware
beforeAll(async () => {
  shopware = await startStandInShopware()
})
afterAll(() => shopware.close())

const shopFor = (locale: Locale) =>
  createShopClient(
    { url: shopware.settings['SHOP_URL'] ?? '', fetch, isRemote: true },
    {
      accessKey: shopware.settings['SHOP_ACCESS_KEY'] ?? '',
      languageIds: perLocale((one) => (one === 'de' ? GERMAN : ENGLISH)),
    },
    locale,
    { contextToken: undefined },
  )

test('All categories and products are found in a shop that gives fewer at once than the site wants.', async () => {
  const categories = await findCategoryPages(shopFor, 250)
  expect(categories).toContainEqual(expect.objectContaining({ de: '/de/shop/category/kettenfuehrungen/typ-ct' }))
  expect((await findProductPages(shopFor, 250)).length).toBeGreaterThan(STRIP_COUNT)
})
