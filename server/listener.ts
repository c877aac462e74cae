import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { collectBody, hasBody } from './overload/collect-body.ts'
import { Overloaded, type Gate, type Leave } from './overload/gate.ts'
import type { Refused } from './overload/busy-answer.ts'
import { rankOf } from './overload/rank.ts'
import type { PageResponse } from './page-cache/page-request.ts'
import type { PageCache } from './page-cache/page-cache.ts'

export interface ListenerOptions {
  fetch: Parameters<typeof getRequestListener>[0]
  cache: Pick<PageCache, 'find' | 'needOf'>
  gate: Gate
  /** Responses to refused requests. */
  busy: (refused: Refused) => PageResponse
  /** Paths of the app that are not pages: `/store-api`. */
  mounts: readonly string[]
  log: Pick<Logger, 'error'>
}

/**
 * Sends a cached page if there is one, right from node's request to its response, and hands everything else to the app.
 * The app would send the same response several times as slowly: it looks for a file first, and makes a Request and a
 * Response. A page that must be rendered passes the gate first, and is refused before any of that.
 */
export function createListener({ fetch, cache, gate, busy, mounts, log }: ListenerOptions): RequestListener {
  // Key: request. Owner: this listener. End: with the request. Gain: its place at the gate is free before it is sent.
  const places = new WeakMap<object, Leave>()
  const listen = getRequestListener(
    async (request, env) => {
      try {
        return await fetch(request, env)
      } finally {
        // Not when the response is sent: a slow reader must not hold a place.
        places.get(env.incoming)?.()
      }
    },
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return new Response(null, { status: 400 })
        log.error({ err: error }, 'request failed')
        return new Response(null, { status: 500 })
      },
    },
  )
  const isMounted = (address: string) => mounts.some((path) => address.startsWith(`${path}/`) || address === path)

  return (request, response) => {
    const { method = 'GET', url: address = '/', headers } = request
    const get = (name: string) => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    }
    const pageRequest = { method, address, headers: { get } }
    const page = cache.find(pageRequest)
    if (page) return send(response, page)

    const refuse = () => send(response, busy(pageRequest))
    const fail = (error: unknown) => {
      log.error({ err: error }, 'request failed')
      response.destroy()
    }
    const pass = () => void Promise.resolve(listen(request, response)).catch(fail)
    const rank = rankOf(method, address, headers['content-type'])
    if (rank === 'free') return pass()
    const need = isMounted(address) ? 'own page' : cache.needOf(pageRequest)
    if (need === 'nothing') return pass()
    if (gate.isFull(rank)) return refuse()
    // The cache itself enters the gate, once for all who want the page.
    if (need === 'shared page') return pass()

    const enterAndPass = async () => {
      if (hasBody(request) && !(await collectBody(request))) return refuse()
      const leave = await gate.enter(rank, () => !request.socket.destroyed)
      places.set(request, leave)
      response.once('close', leave)
      pass()
    }
    enterAndPass().catch((error: unknown) => (error instanceof Overloaded ? refuse() : fail(error)))
  }
}

function send(response: ServerResponse, { status, headers, body }: PageResponse): void {
  if (response.destroyed) return
  response.writeHead(status, headers)
  // All chunks go out together.
  response.cork()
  for (const chunk of body ?? []) response.write(chunk)
  response.end()
}
