import type { Logger } from 'pino'
import type { ContentSite } from '#backend/content/site.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import type { LimiterOptions } from '#backend/limits/limiter.ts'
import { countInMemory, UNCOUNTED } from '#backend/limits/memory-limiter.ts'
import { createSearchApi } from '#backend/search/api.ts'
import { createDatabaseStore } from '#backend/search/find/database-store.ts'
import { keepConnected } from '#backend/search/index/keep-connected.ts'
import { keepIndexCurrent } from '#backend/search/index/keep-current.ts'
import { connectSources, readIncompleteOrigins } from '#backend/search/index/reading-state.ts'
import { openSearchWords } from '#backend/search/query/search-words.ts'
import { isConnected, type SearchSource } from '#contracts/search/index-source.ts'
import type { IncompleteDocument } from '#contracts/search/search-document.ts'
import type { Config } from '#server/config.ts'
import { inProcess, inProcessWithLimit } from '#server/services/in-process.ts'
import type { Endpoint } from '#web/clients/call.server.ts'
import type { ContentEndpoint } from '#web/clients/send-form.server.ts'
import { findProductsWith, type OpenedSearch, searchLinks } from './opened-search.ts'
import { pagesSource, searchSources } from './search-sources.ts'

/** Milliseconds for which a change of the index may go unnoticed in this process. */
export const REVISION_AGE = 200

export interface SearchParts {
  database: OpenedDatabase | undefined
  /** Undefined if the content system is a remote one. */
  site: ContentSite | undefined
  /** Of shop and content system, where they are connected ones. */
  endpoints: { shop: Endpoint; content: ContentEndpoint }
  limits: LimiterOptions
  log: Logger
}

/** Opens the search: the service at SEARCH_URL, or the embedded one over shop and content system, whatever is behind them. */
export async function openSearch(config: Config, parts: SearchParts): Promise<OpenedSearch> {
  const { database, limits, log } = parts
  const count = config.isLimited ? countInMemory(limits) : UNCOUNTED
  if (config.searchUrl) {
    // The cluster's client is a third of all files that a server would read at its start.
    const { openRemoteSearch } = await import('./remote-search.ts')
    return openRemoteSearch(config, config.searchUrl, { count, log })
  }
  if (!database) throw new Error('The embedded search has no database.')
  const { db } = database
  const words = await openSearchWords(`${config.companyDir}/search`, log)
  const index = await openIndex(config, database, parts)
  const store = createDatabaseStore(db, REVISION_AGE)
  const tools = { store, words, links: searchLinks(config.publicUrl) }
  // Read before the first search; if that fails, the search itself reports it.
  store.readIndexes().catch(() => {})
  const app = createSearchApi({ ...tools, count, log, readIncomplete: index.readIncomplete })
  return {
    // A database server may hang; the embedded one does its work in this process.
    endpoint: config.databaseUrl
      ? { url: EMBEDDED, fetch: inProcessWithLimit(app), patience: config.patience }
      : { url: EMBEDDED, fetch: inProcess(app) },
    findProducts: findProductsWith(tools),
    app,
    changeContent: index.changeContent,
    described: 'search   embedded, at /search',
    close: index.close,
  }
}

const EMBEDDED = 'http://embedded'

/** Opens the index. Embedded sources are in it before the server takes visitors, connected ones are read beside the pages. */
async function openIndex(config: Config, database: OpenedDatabase, { site, endpoints, log }: SearchParts) {
  const { db } = database
  const stopping = new AbortController()
  const sources = searchSources(config, { database, site, endpoints, reader: { signal: stopping.signal, log } })
  const connected = (['shop', 'content'] as const).flatMap((origin) => {
    const source = sources[origin]
    return source && isConnected(source) ? [{ origin, source }] : []
  })
  await connectSources(db, sources, database.kind === 'pglite')
  const embedded = (source: SearchSource | undefined) => (source && !isConnected(source) ? source : undefined)
  const current = keepIndexCurrent(db, { shop: embedded(sources.shop), content: embedded(sources.content) }, log)
  await current.ready
  const readers = connected.map((one) => keepConnected(db, { ...one, log, stopping }))
  return {
    readIncomplete: connected.length > 0 ? untilComplete(db) : undefined,
    changeContent: (changed: ContentSite) => current.changeContent(pagesSource(config, changed)),
    async close() {
      await Promise.all([current.stop(), ...readers.map(({ stop }) => stop())])
    },
  }
}

/** Once everything was read, the database need not be asked any more. */
function untilComplete(db: OpenedDatabase['db']): () => Promise<IncompleteDocument[]> {
  let isComplete = false
  return async () => {
    const incomplete = isComplete ? [] : await readIncompleteOrigins(db)
    isComplete = incomplete.length === 0
    return incomplete
  }
}
