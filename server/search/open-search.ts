import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ContentSite } from '#backend/content/site.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import type { LimiterOptions } from '#backend/limits/limiter.ts'
import { countInMemory, UNCOUNTED } from '#backend/limits/memory-limiter.ts'
import { createSearchApi } from '#backend/search/api.ts'
import { createDatabaseStore } from '#backend/search/find/database-store.ts'
import { keepIndexCurrent } from '#backend/search/index/keep-current.ts'
import { loadSynonyms } from '#backend/search/query/synonyms.ts'
import type { Config } from '#server/config.ts'
import { inProcess, inProcessWithLimit } from '#server/services/in-process.ts'
import { findProductsWith, type OpenedSearch, searchLinks } from './opened-search.ts'
import { pagesSource, searchSources } from './search-sources.ts'

/** Milliseconds for which a change of the index may go unnoticed in this process. */
export const REVISION_AGE = 200

export interface SearchParts {
  database: OpenedDatabase | undefined
  /** Undefined if the content system is a remote one. */
  site: ContentSite | undefined
  limits: LimiterOptions
  log: Logger
}

/**
 * Opens the search: the service at SEARCH_URL, or the embedded one over the embedded parts of shop and content system.
 */
export async function openSearch(config: Config, parts: SearchParts): Promise<OpenedSearch> {
  const { database, site, limits, log } = parts
  const count = config.isLimited ? countInMemory(limits) : UNCOUNTED
  if (config.searchUrl) {
    // The cluster's client is a third of all files that a server would read at its start.
    const { openRemoteSearch } = await import('./remote-search.ts')
    return openRemoteSearch(config, config.searchUrl, { count, log })
  }
  // Without a database there is no embedded content that it could search.
  if (!database) return embedded(new Hono(), 'search   none: SEARCH_URL is not set', async () => {})
  const { db } = database
  const synonyms = await loadSynonyms(`${config.root}/data/search/synonyms`)
  const current = keepIndexCurrent(db, searchSources(config, database, site), log)
  await current.ready
  const store = createDatabaseStore(db, REVISION_AGE)
  const tools = { store, synonyms, links: searchLinks(config.publicUrl) }
  // Read before the first search; if that fails, the search itself reports it.
  store.readIndexes().catch(() => {})
  const app = createSearchApi({
    ...tools,
    count,
    log,
  })
  const opened = embedded(app, 'search   embedded, at /search', current.stop)
  // A database server may hang; the embedded one does its work in this process.
  const endpoint = config.databaseUrl
    ? { ...opened.endpoint, fetch: inProcessWithLimit(app), patience: config.patience }
    : opened.endpoint
  return {
    ...opened,
    endpoint,
    findProducts: findProductsWith(tools),
    changeContent: (changed) => current.changeContent(pagesSource(config.root, changed)),
  }
}

const embedded = (app: Hono, described: string, close: () => Promise<void>): OpenedSearch => ({
  endpoint: { url: 'http://embedded', fetch: inProcess(app) },
  findProducts: undefined,
  app,
  described,
  close,
})
