import { createMiddleware } from 'hono/factory'
import type { Visit } from '#server/pages.ts'
import type { RequestGroup } from './metrics.ts'

/** First parts of addresses that are not pages. */
const GROUP_OF: ReadonlyMap<string, RequestGroup> = new Map([
  ['assets', 'file'],
  ['images', 'file'],
  ['media', 'file'],
  ['favicon.ico', 'file'],
  ['stand-ins.js', 'file'],
  ['service-worker.js', 'file'],
  ['health', 'health'],
  ['store-api', 'store-api'],
  ['typo', 'content'],
  ['search', 'search'],
])

/** Measures how long the response to each request takes to be made. It must be the first middleware. */
export const measureRequests = (onRequest: (group: RequestGroup, status: number, seconds: number) => void) =>
  createMiddleware<{ Variables: { visit: Visit } }>(async (c, next) => {
    const begun = performance.now()
    await next()
    const visit: Visit | undefined = c.get('visit')
    onRequest(groupOf(c.req, visit), c.res.status, (performance.now() - begun) / 1_000)
  })

/** A request has a visit if it is for a page. */
function groupOf({ path, method }: { path: string; method: string }, visit: Visit | undefined): RequestGroup {
  if (visit?.isShared) return 'shared page'
  if (visit) return method === 'POST' ? 'form' : 'own page'
  return GROUP_OF.get(path.split('/', 2)[1] ?? '') ?? 'own page'
}
