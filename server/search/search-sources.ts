import { createContentSource } from '#backend/content/search-source/content-source.ts'
import type { ContentSite } from '#backend/content/site.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import type { SearchSources } from '#backend/search/index/renew-index.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import type { Config } from '#server/config.ts'

/** Sources of the index: the embedded services. A remote one has a search of its own, or none. */
export const searchSources = (
  { shop }: Config,
  { db }: Pick<OpenedDatabase, 'db'>,
  site: ContentSite | undefined,
): SearchSources => ({
  shop: shop.url ? undefined : createShopSource(db),
  content: site && createContentSource(site),
})
