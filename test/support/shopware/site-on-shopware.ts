import { afterAll, beforeAll } from 'vitest'
import { type RunningSite, startSite } from '#test/support/site.ts'
import { startStandInShopware, type StandInShopware } from './server.ts'

/** Starts a site on a stand-in of a Shopware before the tests of a file, and ends both after them. */
export function useSiteOnShopware(env: Record<string, string> = {}): {
  readonly site: RunningSite
  readonly shopware: StandInShopware
} {
  let running: { site: RunningSite; shopware: StandInShopware } | undefined
  const started = () => {
    if (!running) throw new Error('The site is there from the first test to the last.')
    return running
  }
  beforeAll(async () => {
    const shopware = await startStandInShopware()
    running = { shopware, site: await startSite({ env: { ...shopware.settings, ...env } }) }
  })
  afterAll(async () => {
    await running?.site.dispose()
    await running?.shopware.close()
  })
  return {
    get site() {
      return started().site
    },
    get shopware() {
      return started().shopware
    },
  }
}
