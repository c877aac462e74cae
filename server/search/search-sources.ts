import { createContentSource } from '#backend/content/search-source/content-source.ts'
import type { ContentSite } from '#backend/content/site.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openResistance } from '#backend/resistance/resistance.ts'
import type { SearchSources } from '#backend/search/index/renew-index.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import type { SearchSource } from '#contracts/search/index-source.ts'
import type { Config } from '#server/config.ts'
import type { Endpoint } from '#web/clients/call.server.ts'
import type { ContentEndpoint } from '#web/clients/send-form.server.ts'
import { connectedContent, connectedShop, type ReaderOptions } from './connected/connected-sources.ts'
import { createToolSource, joinSources } from './tools/tool-source.ts'

interface SourceParts {
  database: Pick<OpenedDatabase, 'db'>
  /** Undefined if the content system is a connected one. */
  site: ContentSite | undefined
  /** Where connected systems are asked. */
  endpoints: { shop: Endpoint; content: ContentEndpoint }
  reader: ReaderOptions
}

type CompanyTools = Pick<Config, 'companyDir' | 'tools'>

/** Sources of the index: shop, content system and tools, whatever is behind the first two. */
export const searchSources = (config: Config, { database, site, endpoints, reader }: SourceParts): SearchSources => ({
  shop: config.shop.url
    ? connectedShop(config.shop.url, config, endpoints.shop, reader)
    : createShopSource(database.db),
  content: config.contentUrl
    ? connectedContent(config.contentUrl, config, endpoints.content, reader, toolSource(config))
    : pagesSource(config, site),
})

/** The pages of the embedded content system, and those of the tools. Tools do not depend on a content system. */
export const pagesSource = (company: CompanyTools, site: ContentSite | undefined): SearchSource =>
  joinSources([...(site ? [createContentSource(site)] : []), toolSource(company)])

const toolSource = ({ companyDir, tools }: CompanyTools): SearchSource =>
  createToolSource(
    tools,
    tools.includes('chemical-resistance') ? openResistance(`${companyDir}/resistance`) : undefined,
  )
