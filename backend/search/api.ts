import { Hono } from 'hono'
import type { Context } from 'hono'
import type { ErrorLog } from '#backend/database/database.ts'
import type { CountInMemory } from '#backend/limits/memory-limiter.ts'
import { isDatabaseUnavailable } from '#backend/database/unavailable.ts'
import { groupSearchParams, searchQuerySchema } from '#contracts/search/search-request.ts'
import type { IncompleteDocument, SearchDocument } from '#contracts/search/search-document.ts'
import type { SearchTools } from './find/search.ts'
import { rememberSearches } from './find/search-memory.ts'
import { SearchUnavailable } from './find/search-unavailable.ts'

export interface SearchApiOptions extends SearchTools {
  /** Counts searches of the caller's network. */
  count: CountInMemory
  log: ErrorLog
  /** Origins that were never read as a whole. By default each is. */
  readIncomplete?: (() => Promise<IncompleteDocument[]>) | undefined
}

/** The search: Elasticsearch's envelope over a store of documents. Mount it at `/search`. */
export function createSearchApi(options: SearchApiOptions): Hono {
  const app = new Hono()
  const search = rememberSearches(options)
  // Everything here is public and without cookies. Front ends of other origins call from the browser.
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('Access-Control-Allow-Origin', '*')
  })
  app.options('*', (c) => c.body(null, 204, { 'Access-Control-Allow-Methods': METHODS, Allow: METHODS }))
  // Mounted, it does not see its own path.
  for (const path of ['/', '/search']) {
    app.get(path, (c) => respond(c, search, options))
    app.all(path, (c) => refuse(c, 405, 'method_not_allowed', 'Use GET.', { Allow: METHODS }))
  }
  app.all('*', refuseUnknown)
  app.onError((error, c) => {
    options.log.error({ err: error }, 'search: request failed')
    return isDatabaseUnavailable(error) || error instanceof SearchUnavailable
      ? refuse(c, 503, 'unavailable', 'The search does not respond.')
      : refuse(c, 500, 'internal', 'Internal server error')
  })
  return app
}

const METHODS = 'GET, HEAD, OPTIONS'

/** For addresses of an Elasticsearch that are none of this search: `/_search`, `/content/_msearch`. */
export const refuseUnknown = (c: Context): Response => refuse(c, 404, 'not_found', 'There is only /search.')

async function respond(
  c: Context,
  search: ReturnType<typeof rememberSearches>,
  { count, readIncomplete = async () => [] }: SearchApiOptions,
): Promise<Response> {
  const start = performance.now()
  const parsed = searchQuerySchema.safeParse(groupSearchParams(new URL(c.req.url).searchParams))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'query'}: ${message}`)
    return refuse(c, 400, 'invalid_query', problems.join('; '))
  }
  const refusal = await count('search')
  if (refusal) return refuseTooMany(c, refusal.seconds)
  // Read before the hits: an origin that is complete only afterwards may still be missing in them.
  const incomplete = await readIncomplete()
  const found = await search(parsed.data)
  const took = Math.round(performance.now() - start)
  const document: SearchDocument = { took, timed_out: false, ...found, ...(incomplete.length > 0 && { incomplete }) }
  return c.json(document, 200, { 'Cache-Control': 'no-cache' })
}

type RefusalStatus = 400 | 404 | 405 | 429 | 500 | 503

function refuseTooMany(c: Context, seconds: number): Response {
  const reason = `Too many searches, try again in ${seconds} seconds.`
  return refuse(c, 429, 'too_many_requests', reason, { 'Retry-After': String(seconds) }, { seconds })
}

/** Elasticsearch's error, and the Store API's beside it, which this site's clients read. */
const refuse = (c: Context, status: RefusalStatus, type: string, reason: string, headers = {}, parameters = {}) =>
  c.json(
    {
      error: { type, reason },
      status,
      errors: [{ status: String(status), code: type, detail: reason, meta: { parameters } }],
    },
    status,
    { 'Cache-Control': 'no-store', ...headers },
  )
