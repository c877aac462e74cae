import { resolve } from 'node:path'
import { type SharedSite, shareSite } from '#test/support/shared-site.ts'
import { startSite } from '#test/support/site.ts'
import { startStandInShopware, type StandInShopware } from './server.ts'

export interface SiteOnShopware {
  site: SharedSite
  shopware: StandInShopware
}

let running: Promise<SiteOnShopware> | undefined

/**
 * A site on a stand-in of a Shopware, one for all test files of a process. `SIGUSR2` puts its clock ahead. Each file leaves the
 * Shopware as it found it.
 */
export const sharedSiteOnShopware = (): Promise<SiteOnShopware> => (running ??= start())

async function start(): Promise<SiteOnShopware> {
  const shopware = await startStandInShopware()
  const env = {
    ...shopware.settings,
    NODE_OPTIONS: `--require ${resolve('test/support/advance-clock.cjs')}`,
  }
  return { shopware, site: await shareSite('on Shopware', () => startSite({ env })) }
}
