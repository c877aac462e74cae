import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Node uses the first of several hosts; a proxy may have used the last. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1

/**
 * Refuses requests that no part of the site accepts, before any other code sees them. A request with two hosts gets
 * 400, and TRACE gets 405. All others go to `listen`.
 */
export const refuseUnreadable =
  (listen: RequestListener): RequestListener =>
  (request, response) => {
    if (hasTwoHosts(request.rawHeaders)) response.writeHead(400, { connection: 'close' }).end()
    else if (request.method === 'TRACE')
      response.writeHead(405, { allow: 'GET, HEAD, POST', connection: 'close' }).end()
    else listen(request, response)
  }

/**
 * Handles node's `connect` event: the site is not a proxy. Without a handler the connection would be cut without a
 * response.
 */
export const refuseConnect = (_: unknown, socket: Pick<Socket, 'end'>): void => {
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  )
}
