import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site as a browser reaches it that blocks cookies: none is kept, and none is sent. */
export async function startCookieEater(siteUrl: string): Promise<{ url: string; close: () => void }> {
  const { port, host, origin } = new URL(siteUrl)
  const server = createServer((request, response) => {
    const { method, url = '/' } = request
    const { cookie: _, ...headers } = request.headers
    const own = { ...headers, host, ...(headers.origin && { origin }) }
    const passed = ask({ host: 'localhost', port, method, path: url, headers: own }, (answer) => {
      const {
        'set-cookie': __,
        connection: ___,
        'keep-alive': ____,
        'transfer-encoding': _____,
        ...kept
      } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
