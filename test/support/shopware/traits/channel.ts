import { changingStructs, type JsonObject, type ShopwareTrait } from '#test/support/shopware/call.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'

/**
 * Pictures have the host name of an earlier request: another one than `SHOP_URL`, one of the channel's domains
 * (observed, A13). The time in the query is its own.
 */
export const picturesAt = (origin: string): ShopwareTrait =>
  changingStructs((alias, struct) => {
    if (alias !== 'media' || typeof struct['url'] !== 'string') return
    const { pathname } = new URL(struct['url'], origin)
    struct['url'] = `${origin}${pathname}?ts=1795297862`
  })

/**
 * The sales channel has a domain for each language, none of them the site's (observed, A3). The first one is there
 * twice, as recorded.
 */
export const domainsOf = (german: string, english: string): ShopwareTrait =>
  changingStructs((alias, struct) => {
    if (alias === 'sales_channel') struct['domains'] = domainRows(struct['domains'], german, english)
  })

/** Addresses of the channel, for the settings of the embedded shop behind it. */
export const domainUrls = (origin: string) => ({ german: origin, english: `${origin}/en` })

function domainRows(given: unknown, german: string, english: string): JsonObject[] {
  const rows = Array.isArray(given) ? given : []
  const row = (url: string, languageId: string, index: number) => ({
    ...rows[0],
    id: `${index}`.repeat(32),
    url,
    languageId,
  })
  return [row(german, GERMAN, 1), row(german, GERMAN, 2), row(english, ENGLISH, 3)]
}
