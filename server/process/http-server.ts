import { createServer, type RequestListener, type Server } from 'node:http'

/** Milliseconds. */
const SECOND = 1_000

/** Bounds of what one process takes from the network. They cut clients that are slow on purpose; no browser comes near. */
export const CONNECTION_BOUNDS = {
  // How soon node notices that one of the next two has passed; 30 s when not set.
  connectionsCheckingInterval: 5 * SECOND,
  headersTimeout: 20 * SECOND,
  // Headers and body together. The largest form is 64 KB: 30 s are enough for 20 kbit/s.
  requestTimeout: 30 * SECOND,
  // Longer than proxies keep theirs (nginx 60 s): the side that opened a connection should be the one to close it.
  keepAliveTimeout: 75 * SECOND,
  // A client that takes nothing of its answer. Longer than keepAliveTimeout, which it would cut otherwise.
  timeout: 90 * SECOND,
  // Measured: 10,000 open connections cost 127 MB. Further ones are closed at once.
  maxConnections: 10_000,
  // A browser behind proxies sends about 40; further ones are dropped.
  maxHeadersCount: 100,
}

export function createHttpServer(listener: RequestListener, bounds: Partial<typeof CONNECTION_BOUNDS> = {}): Server {
  const { timeout, maxConnections, maxHeadersCount, ...options } = { ...CONNECTION_BOUNDS, ...bounds }
  const server = createServer(options, listener)
  return Object.assign(server, { timeout, maxConnections, maxHeadersCount })
}

/**
 * Connections that wait to be accepted. Node's 511 overflow when the process has no core for a second, and who is dropped
 * there comes back only after 1, 2, 4… seconds: a kept page then took 25 s. The kernel's own limit (4,096) holds, too.
 */
const BACKLOG = 4_096

/** Resolves with the port once connections are accepted. @throws Error that names the setting to change. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (cause: NodeJS.ErrnoException) => reject(new Error(whyNot(cause, port, host), { cause }))
    server.once('error', onError)
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use. Set PORT to a free one, or end what listens there.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this process has. Set PORT to one from 1024 on.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${host}. Change HOST.`
  return `Cannot listen at ${host}, port ${port}: ${message}`
}
