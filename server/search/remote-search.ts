import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { CountInMemory } from '#backend/limits/memory-limiter.ts'
import { createSearchApi } from '#backend/search/api.ts'
import { SearchUnavailable } from '#backend/search/find/search-unavailable.ts'
import { openSearchWords } from '#backend/search/query/search-words.ts'
import { isCluster, withoutPassword } from '#backend/search-cluster/cluster-client.ts'
import { openClusterStore } from '#backend/search-cluster/cluster-store.ts'
import type { FindProducts } from '#backend/shop/catalogue/listing/search-listing.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { boundFetch } from '#server/services/bounded-fetch.ts'
import type { Config } from '#server/config.ts'
import { inProcess, withLimit } from '#server/services/in-process.ts'
import { findProductsWith, type OpenedSearch, searchLinks } from './opened-search.ts'

/** Milliseconds for which new indices of a cluster may go unnoticed in this process. */
const REVISION_AGE = 500

interface RemoteParts {
  count: CountInMemory
  log: Logger
}

/** A cluster, with this site's query service in front of it. */
interface ClusterSearch {
  app: Hono
  findProducts: FindProducts
}

/**
 * Opens the service at SEARCH_URL: one that speaks the contract is asked directly; an OpenSearch or Elasticsearch is
 * asked by our own query service. The kind is found out at the start, or by the first search that reaches it.
 */
export async function openRemoteSearch(config: Config, url: string, parts: RemoteParts): Promise<OpenedSearch> {
  const words = await openSearchWords(`${config.companyDir}/search`, parts.log)
  const store = openClusterStore(url, REVISION_AGE)
  const tools = { store, words, links: searchLinks(config.publicUrl) }
  const cluster: ClusterSearch = { app: createSearchApi({ ...tools, ...parts }), findProducts: findProductsWith(tools) }
  let known: Promise<ClusterSearch | undefined> | undefined
  // Key: none, one per server. Emptied when nothing responded.
  const kind = () => {
    known ??= isCluster(url).then((is) => (is ? cluster : undefined))
    // The search that asked has the error; the next one looks again.
    known.catch(() => (known = undefined))
    return known
  }
  const asService = boundFetch(fetch, config.callsAtOnce)
  const place = withoutPassword(url)
  const opened = {
    // The clients of a cluster wait longer than a visitor.
    endpoint: { url: place, fetch: withLimit(whichever(kind, asService)), patience: config.patience },
    findProducts: async (term, language) => {
      try {
        return await (await kind())?.findProducts(term, language)
      } catch (error) {
        if (!(error instanceof SearchUnavailable)) throw error
        // The shop reports that its search is not available.
        parts.log.error({ err: error }, 'search: products could not be looked for')
        return undefined
      }
    },
    close: () => store.close(),
  } satisfies Partial<OpenedSearch>
  try {
    const found = await kind()
    // A visitor would wait longer for the words than for a search. If they cannot be read, the search itself reports
    // it.
    if (found) store.readIndexes().catch(() => {})
    return found
      ? { ...opened, app: cluster.app, described: `search   cluster at ${place}, asked by /search` }
      : { ...opened, app: undefined, described: `search   ${place}` }
  } catch (error) {
    parts.log.warn({ err: error }, 'search: SEARCH_URL does not respond yet')
    return { ...opened, app: undecided(kind), described: `search   ${place}, which does not respond yet` }
  }
}

/** Sends a call to the query service of a cluster, or to the service itself. */
const whichever =
  (kind: () => Promise<ClusterSearch | undefined>, asService: ServiceFetch): ServiceFetch =>
  async (url, init) => {
    const cluster = await kind()
    if (!cluster) return asService(url, init)
    return inProcess(cluster.app)(`http://embedded/search${new URL(url).search}`, init)
  }

/** The query service once there is a cluster behind it. */
function undecided(kind: () => Promise<ClusterSearch | undefined>): Hono {
  const app = new Hono()
  app.all('*', async (c) => (await kind())?.app.fetch(c.req.raw) ?? c.notFound())
  app.onError((error, c) => {
    if (!(error instanceof SearchUnavailable)) throw error
    return c.json({ error: { type: 'unavailable', reason: 'The search does not respond.' }, status: 503 }, 503)
  })
  return app
}
