import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A public prefix, and the path of the site that it stands for: `/find` for the root, `/shop-x` for `/store-api`. */
export type Prefixes = Readonly<Record<string, string>>

export interface PrefixProxy {
  url: string
  close: () => void
}

/** A reverse proxy that passes on the paths below its prefixes only, to the site at `port`. Everything else is 404. */
export async function startPrefixProxy(port: number, prefixes: Prefixes): Promise<PrefixProxy> {
  const server = createServer((request, response) => {
    const { method, url = '/' } = request
    const found = Object.entries(prefixes).find(([prefix]) => isBelow(url, prefix))
    if (found === undefined) return void response.writeHead(404).end()
    const path = found[1] + url.slice(found[0].length)
    const headers = { ...request.headers, host: `127.0.0.1:${port}` }
    const passed = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      // These three are about one connection, and there are two.
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const isBelow = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && ['', '/', '?'].includes(url.charAt(prefix.length))
