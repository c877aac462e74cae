import type { Hono } from 'hono'
import { findProductIds } from '#backend/search/find/find-products.ts'
import { localeOfTag } from '#contracts/locales.ts'
import type { SearchTools } from '#backend/search/find/search.ts'
import type { SearchLinks } from '#backend/search/find/to-hit.ts'
import type { ContentSite } from '#backend/content/site.ts'
import type { FindProducts } from '#backend/shop/catalogue/listing/search-listing.ts'
import { paths } from '#web/app/paths.ts'
import type { Endpoint } from '#web/clients/call.server.ts'

export interface OpenedSearch {
  endpoint: Endpoint
  /** For the embedded shop's own search; undefined if another service is asked. */
  findProducts: FindProducts | undefined
  /** The embedded service, open to every caller. */
  app: Hono | undefined
  /** Replaces pages, people and files of the start; undefined if they are not indexed here. */
  changeContent?: (site: ContentSite) => void
  described: string
  close: () => Promise<void>
}

export const searchLinks = (publicUrl: string): SearchLinks => ({
  product: (locale, seoPath, variant) => paths.product(locale, seoPath, { variant }),
  category: (locale, seoPath) => paths.category(locale, seoPath),
  place: (locale, address) => {
    const folder = [paths.product(locale, ''), `${paths.category(locale)}/`].find((one) => address.startsWith(one))
    return folder === undefined ? { url: address } : { seoPath: address.slice(folder.length) }
  },
  file: (path) => publicUrl + path,
})

/** The products of the embedded shop's own search. */
export const findProductsWith =
  (tools: SearchTools): FindProducts =>
  (term, language) =>
    findProductIds(tools, localeOfTag(language) ?? 'en', term)
