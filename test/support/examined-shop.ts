import { type Locale, perLocale } from '#contracts/locales.ts'
import { createAsk } from '#doctor/ask.ts'
import { checkShop } from '#doctor/shop/check-shop.ts'
import { DE, EN, healthyShopware, shopwareContext } from './shopware-stand-in.ts'
import { startStandIn } from './stand-in.ts'

/** On this machine, because the files of a stand-in are. */
export const EXAMINED_SITE = 'https://www.example.localhost'
export const HEALTHY_SETTINGS = {
  accessKey: 'SWSCABCDEFGHIJKLMNOPQRSTUV',
  languageIds: perLocale((locale) => (locale === 'de' ? DE : EN)),
  listingLimit: 100,
  storefrontUrl: undefined,
}
export const CONTEXT_CALL = 'GET /store-api/context'

export interface ShopSetUp {
  changes?: ReturnType<typeof healthyShopware>
  accessKey?: string
  languageIds?: Record<Locale, string>
  listingLimit?: number
  publicUrl?: string
  storefrontUrl?: string
  /** Below the stand-in's host. */
  path?: string
}

/** Findings of the doctor for a shop that is set up for the site but for the changes. */
export async function examine({ changes = {}, publicUrl = EXAMINED_SITE, path = '/store-api', ...own }: ShopSetUp) {
  const { url } = await startStandIn((url) => ({ ...healthyShopware(url, EXAMINED_SITE), ...changes }))
  const shop = { url: url + path, ...HEALTHY_SETTINGS, ...own }
  return checkShop({ shop, publicUrl, imageOrigins: [new URL(url).origin] }, createAsk())
}

/** Changes of the context. */
export const changedContext = (changes: object) => ({
  [CONTEXT_CALL]: { json: shopwareContext(EXAMINED_SITE, changes) },
})
