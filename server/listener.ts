import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { PageCache } from './page-cache/page-cache.ts'

/**
 * Answers with a kept page where there is one, right from node's request to its response, and hands everything else
 * to the app. The app gives the same answer, only several times as slowly: it looks for a file first, and makes a
 * Request and a Response.
 */
export function createListener(fetch: Parameters<typeof getRequestListener>[0], { find }: PageCache): RequestListener {
  const listen = getRequestListener(fetch)
  return (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const get = (name: string) => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    }
    const kept = find({ method, address: url, headers: { get } })
    if (!kept) return void listen(request, response)
    response.writeHead(kept.status, kept.headers)
    response.end(kept.bytes ?? undefined)
  }
}
