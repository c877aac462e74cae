import { createContentSource } from '#backend/content/search-source/content-source.ts'
import type { ContentSite } from '#backend/content/site.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openResistance } from '#backend/resistance/resistance.ts'
import type { SearchSources } from '#backend/search/index/renew-index.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import type { SearchSource } from '#contracts/search/index-source.ts'
import type { Config } from '#server/config.ts'
import { createToolSource, joinSources } from './tools/tool-source.ts'

/** Sources of the index: the embedded services and the tools. A remote service has a search of its own, or none. */
export const searchSources = (
  config: Config,
  { db }: Pick<OpenedDatabase, 'db'>,
  site: ContentSite | undefined,
): SearchSources => ({
  shop: config.shop.url ? undefined : createShopSource(db),
  content: pagesSource(config.root, site),
})

/** The pages of the embedded content system, and those of the tools. Tools do not depend on a content system. */
export const pagesSource = (root: string, site: ContentSite | undefined): SearchSource =>
  joinSources([
    ...(site ? [createContentSource(site)] : []),
    createToolSource(openResistance(`${root}/data/resistance`)),
  ])
