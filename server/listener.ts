import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { callerNetwork } from './caller/caller-network.ts'
import { createArrivingBodies, hasBody } from './overload/arriving-bodies.ts'
import { createBodyRoom, type RoomSize } from './overload/body-room.ts'
import type { RefusalAnswers } from './overload/plain-answers.ts'
import { COLLECTED, collectBody } from './overload/collect-body.ts'
import { Overloaded, type Gate, type Leave } from './overload/gate.ts'
import { rankOf } from './overload/rank.ts'
import type { PageResponse } from './page-cache/page-request.ts'
import type { PageCache } from './page-cache/page-cache.ts'

export interface ListenerOptions extends RefusalAnswers {
  fetch: Parameters<typeof getRequestListener>[0]
  cache: Pick<PageCache, 'find' | 'needOf'>
  gate: Gate
  /** Paths of the app that are not pages: `/store-api`. */
  mounts: readonly string[]
  log: Pick<Logger, 'error'>
  /** Number of our own proxies; see TRUSTED_HOPS. */
  trustedHops?: number
  /** Milliseconds for which the files of a form are still checked after its client has gone. */
  longestCheck?: number
}

/** Places of forms with files: they are read while they arrive. */
const FILE_FORMS: RoomSize = { size: 24, ofNetwork: 6 }

/**
 * Sends a cached page if there is one, right from node's request to its response, and hands everything else to the app.
 * The app would send the same response several times as slowly: it looks for a file first, and makes a Request and a
 * Response. A page that must be rendered passes the gate first, and is refused before any of that.
 */
export function createListener({
  fetch,
  cache,
  gate,
  busy,
  tooLarge,
  mounts,
  log,
  trustedHops = 0,
  longestCheck = 60_000,
}: ListenerOptions): RequestListener {
  const arriving = createArrivingBodies()
  const [collected, fileForms] = [createBodyRoom(COLLECTED), createBodyRoom(FILE_FORMS)]
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
    const rank = rankOf(method, address, headers['content-type'])
    const network = () => callerNetwork(request.socket.remoteAddress, get('x-forwarded-for') ?? undefined, trustedHops)
    const body = hasBody(request) || rank === 'file form' ? arriving.watch(request, response, network()) : undefined

    const refuse = () => send(response, busy(pageRequest))
    const fail = (error: unknown) => {
      log.error({ err: error }, 'request failed')
      response.destroy()
    }
    const leave = () => places.get(request)?.()
    const pass = () => void Promise.resolve(listen(request, response)).catch(fail).finally(leave)
    if (rank === 'free') return pass()
    if (rank === 'file form') {
      if (!body || !fileForms.take(body, 1)) return refuse()
      places.set(request, () => fileForms.leave(body))
      // Of a form that is complete, files may still be checked. A check that never ends must not keep the place.
      request.once('close', () => request.complete || leave())
      response.once('close', () => setTimeout(leave, longestCheck).unref())
      return pass()
    }
    const need = isMounted(address) ? 'own page' : cache.needOf(pageRequest)
    if (need === 'nothing') return pass()
    if (gate.isFull(rank)) return refuse()
    // The cache itself enters the gate, once for all who want the page.
    if (need === 'shared page') return pass()

    const enterAndPass = async () => {
      const state = body ? await collectBody(request, body, collected) : 'complete'
      if (state === 'too-large') return send(response, tooLarge(pageRequest))
      if (state !== 'complete') return refuse()
      places.set(request, await gate.enter(rank, () => !request.socket.destroyed))
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
