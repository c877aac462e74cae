import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import type { SettingName } from '#server/config.ts'

/** Milliseconds. */
const SECOND = 1_000

/** Bounds of one process towards the network. They cut clients that are slow on purpose; no browser comes near. */
export const CONNECTION_BOUNDS = {
  // Interval of node's check of the next two bounds; 30 s by default.
  connectionsCheckingInterval: 5 * SECOND,
  headersTimeout: 20 * SECOND,
  // Headers and body together, of the form with files: 20 MB in one piece need 0.6 Mbit/s. A slow body is cut before
  // (overload/arriving-bodies.ts).
  requestTimeout: 300 * SECOND,
  // Longer than that of proxies (nginx 60 s), because the side that opened a connection should close it.
  keepAliveTimeout: 75 * SECOND,
  // For a client that does not read its response. Longer than keepAliveTimeout, which it would end otherwise.
  timeout: 90 * SECOND,
  // Measured: 10,000 open connections cost 127 MB. Further ones are closed at once.
  maxConnections: 10_000,
  // A browser behind proxies sends about 40. Further ones are dropped.
  maxHeadersCount: 100,
}

export function createHttpServer(listener: RequestListener, bounds: Partial<typeof CONNECTION_BOUNDS> = {}): Server {
  const { timeout, maxConnections, maxHeadersCount, ...options } = { ...CONNECTION_BOUNDS, ...bounds }
  const server = createServer(options, listener)
  return Object.assign(server, { timeout, maxConnections, maxHeadersCount })
}

/** Hands requests to the pipeline. One that breaks the rules of HTTP does not reach it. */
export function listenerOf(
  fetch: Parameters<typeof getRequestListener>[0],
  log: Pick<Logger, 'error'>,
): RequestListener {
  const listen = getRequestListener(fetch, {
    errorHandler(error) {
      if (error instanceof RequestError) return new Response(null, { status: 400 })
      log.error({ err: error }, 'request failed')
      return new Response(null, { status: 500 })
    },
  })
  return (request, response) => {
    listen(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'request failed')
      response.destroy()
    })
  }
}

/**
 * Connections that wait to be accepted. Node's 511 overflow if the process has no core for a second. A dropped client
 * tries again only after 1, 2, 4… seconds: a cached page then took 25 s. The kernel's own limit (4,096) applies, too.
 */
const BACKLOG = 4_096

/**
 * Resolves with the port once connections are accepted.
 * @throws Error that names the setting to change.
 */
export function listen(
  server: Server,
  port: number,
  host: string,
  settings: SettingsOfPlace = { port: 'PORT', host: 'HOST' },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (cause: NodeJS.ErrnoException) => reject(new Error(whyNot(cause, port, host, settings), { cause }))
    server.once('error', onError)
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Names of the settings. */
type SettingsOfPlace = Record<'port' | 'host', SettingName>

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string, names: SettingsOfPlace): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use. Set ${names.port} to a free one, or end what listens there.`
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this process has. Set ${names.port} to one from 1024 on.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Change ${names.host}.`
  return `Cannot listen at ${host}, port ${port}: ${message}`
}
