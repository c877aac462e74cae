import type { Logger } from 'pino'
import type { ConnectedSource, SearchSource } from '#contracts/search/index-source.ts'
import type { Config } from '#server/config.ts'
import { boundFetch } from '#server/services/bounded-fetch.ts'
import type { Endpoint } from '#web/clients/call.server.ts'
import { createContentClient } from '#web/clients/content.server.ts'
import type { ContentEndpoint } from '#web/clients/send-form.server.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { createConnectedContentSource } from './connected-content-source.ts'
import { createConnectedShopSource } from './connected-shop-source.ts'
import { readerEndpoint } from './reader-endpoint.ts'
import { shopLanguages } from './shop-languages.ts'

export interface ReaderOptions {
  /** Ends all calls. */
  signal: AbortSignal
  log: Pick<Logger, 'warn'>
  /** Milliseconds between two calls; a tenth of a second by default. */
  gap?: number
}

/** Where a command asks connected systems, beside no pages of its own. */
export const connectedEndpoints = ({ shop, contentUrl, callsAtOnce, patience }: Config) => {
  const at = (url = ''): Endpoint => ({ url, fetch: boundFetch(fetch, callsAtOnce), patience })
  return { shop: { ...at(shop.url), isRemote: true }, content: at(contentUrl) }
}

/** The shop at SHOP_URL, read as by a visitor without an account. */
export function connectedShop(
  url: string,
  { shop }: Pick<Config, 'shop'>,
  endpoint: Endpoint,
  { signal, gap }: ReaderOptions,
): ConnectedSource {
  const reader = readerEndpoint(endpoint, signal, gap)
  const nobody = Object.freeze({ contextToken: undefined })
  const languages = shopLanguages(shop.languageIds, (locale) => createShopClient(reader, shop, locale, nobody))
  return createConnectedShopSource(url, languages)
}

/**
 * The content system at CONTENT_URL.
 * @param tools documents that no content system has; they are found even while it fails.
 */
export function connectedContent(
  url: string,
  { publicUrl, contentBasePaths }: Pick<Config, 'publicUrl' | 'contentBasePaths'>,
  endpoint: ContentEndpoint,
  { signal, log, gap }: ReaderOptions,
  tools: SearchSource,
): ConnectedSource {
  const content = createContentClient(readerEndpoint(endpoint, signal, gap), {
    hosts: [new URL(publicUrl).host],
    contentUrl: url,
    basePaths: contentBasePaths,
    onFailure: (failure) => log.warn({ err: failure }, 'search: menus are older, or pages of the sitemap are missing'),
  })
  const source = createConnectedContentSource({
    url,
    content,
    changedAt: endpoint.changedAt,
    onUnread: (path, failure) =>
      log.warn({ err: failure, path }, 'search: a page could not be read and stays as it was'),
  })
  return {
    ...source,
    // They are written again with the pages, whatever their own version.
    async *read() {
      for await (const batch of tools.read()) yield { ...batch, done: 0, total: 0 }
      yield* source.read()
    },
  }
}
