import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import { type PrefixProxy, startPrefixProxy } from './prefix-proxy.ts'
import { freePort } from './free-port.ts'
import { type RunningSite, startSite } from './site.ts'
import { siteTemplate } from './template.ts'

/** Paths that the proxy passes on to the back end: the three services, and the files of the shop. */
const PREFIXES = { '/shop-x': '/store-api', '/typo': '/typo', '/find': '', '/media': '/media' }

export const SHOP_ACCESS_KEY = 'SWSCTWOINSTANCES0000000000'

/** A front end whose shop, content and search are another instance of the product, behind a proxy. */
export interface TwoInstances {
  front: RunningSite
  frontSettings: Record<string, string>
  /** Has the database and sends the mails. */
  back: RunningSite
  proxy: PrefixProxy
  dispose: () => Promise<void>
}

export async function startTwoInstances(): Promise<TwoInstances> {
  const [backPort, frontPort] = [await freePort(), await freePort()]
  const proxy = await startPrefixProxy(backPort, PREFIXES)
  const frontUrl = `http://localhost:${frontPort}`
  const back = await startSite({
    template: await siteTemplate(),
    port: backPort,
    env: { PUBLIC_URL: proxy.url, FRONT_URL: frontUrl, DEMO_MAILS: '1', SHOP_ACCESS_KEY },
  })
  const frontSettings = {
    SHOP_URL: `${proxy.url}/shop-x`,
    SHOP_ACCESS_KEY,
    SHOP_LANGUAGE_IDS: JSON.stringify(EMBEDDED_LANGUAGE_IDS),
    CONTENT_URL: `${proxy.url}/typo`,
    SEARCH_URL: `${proxy.url}/find`,
  }
  const front = await startSite({ port: frontPort, env: frontSettings })
  const dispose = async () => {
    await front.dispose()
    await back.dispose()
    proxy.close()
  }
  return { front, frontSettings, back, proxy, dispose }
}
