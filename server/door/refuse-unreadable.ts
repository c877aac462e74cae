import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Node keeps the first of several; a proxy before it may have gone by the last. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1

/**
 * Answers what no part of the site takes, before anything is made of it: a request with two hosts with 400, TRACE with
 * 405. Everything else goes to `listen`.
 */
export const refuseUnreadable =
  (listen: RequestListener): RequestListener =>
  (request, response) => {
    if (hasTwoHosts(request.rawHeaders)) response.writeHead(400, { connection: 'close' }).end()
    else if (request.method === 'TRACE')
      response.writeHead(405, { allow: 'GET, HEAD, POST', connection: 'close' }).end()
    else listen(request, response)
  }

/** For node's `connect` event: the site is no proxy. Without this the connection would be cut without a word. */
export const refuseConnect = (_: unknown, socket: Pick<Socket, 'end'>): void => {
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  )
}
