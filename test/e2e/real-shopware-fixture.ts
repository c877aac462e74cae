import { startSite, type RunningSite } from '#test/support/site.ts'
import { startStandInShopware, type StandInShopware } from '#test/support/shopware/server.ts'
import { test as siteTest } from './site-fixture.ts'

/** `site`: the built site in front of this worker's own stand-in for a Shopware. */
export const shopwareTest = siteTest.extend<object, { shopware: StandInShopware; site: RunningSite }>({
  shopware: [
    async ({}, use) => {
      const shopware = await startStandInShopware()
      await use(shopware)
      await shopware.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    async ({ shopware }, use) => {
      const site = await startSite({ env: shopware.settings })
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
