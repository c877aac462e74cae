import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { describeOnEachDeployment, PUBLIC_URL } from '#test/support/deployment.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

const REQUESTS = 5_000
const VISITORS = 8
/** Number of restarts of each process. */
const ROUNDS = 2
const PAGES = ['/de/shop', '/de/shop/cart', '/de/shop/category/kettenfuehrungen', '/resources/visitor']

describeOnEachDeployment(
  'rolling restart',
  (deploy) => {
    test(`none of ${REQUESTS} requests fails while each process is restarted in turn`, async () => {
      // The default; other tests end their sites immediately.
      const site = await deploy({ DRAIN_SECONDS: '2' })
      const proxy = await openProxy(site.sites.map(({ url }) => Number(new URL(url).port)))
      let sent = 0
      let restarts = 0
      const stops: number[] = []
      const failed: string[] = []
      const restarted = new AbortController()
      try {
        const visiting = Array.from({ length: VISITORS }, async () => {
          const visitor = visit(proxy.url, new Map(), { origin: PUBLIC_URL })
          await addPiece(visitor)
          while (sent < REQUESTS || !restarted.signal.aborted) {
            const path = sent % 20 === 0 ? 'adding' : (PAGES[sent % PAGES.length] ?? '/de')
            sent += 1
            const outcome = await (path === 'adding' ? addPiece(visitor) : visitor.get(path)).then(
              async (response) => {
                const text = await response.text()
                return response.status < 400 ? undefined : `${response.status} ${text.slice(0, 40)}`
              },
              (error: unknown) => String(error),
            )
            if (outcome) failed.push(`${path}: ${outcome}`)
          }
        })
        const restarting = async () => {
          for (let round = 0; round < ROUNDS; round += 1) {
            for (const one of site.sites) {
              const begun = performance.now()
              await one.restart(async () => void stops.push(Math.round(performance.now() - begun)))
              restarts += 1
            }
          }
        }
        await restarting().finally(() => restarted.abort())
        await Promise.all(visiting)
        console.table({
          'requests sent': sent,
          restarts,
          failed: failed.length,
          'tried at the next process': proxy.retried(),
          'stops, ms': stops.join(' '),
        })
        expect(failed.slice(0, 10)).toEqual([])
        expect(sent).toBeGreaterThanOrEqual(REQUESTS)
        expect(Math.max(...stops)).toBeLessThan(25_000)
      } finally {
        proxy.close()
        await site.dispose()
      }
    })
  },
  ['three processes'],
)

/** Round robin over kept-alive connections. Posts go to the next process only if nothing was sent. */
async function openProxy(ports: number[]): Promise<{ url: string; retried: () => number; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let retries = 0
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, first: number, tried = 0) => {
    const port = ports[(first + tried) % ports.length]
    const { method, url: path, headers } = incoming
    const asked = ask({ port, host: '127.0.0.1', agent, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(outgoing)
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // As every proxy does: a kept-alive connection may be closed just when it is reused, and reading twice is
      // harmless.
      const isClosed = error.code === 'ECONNRESET' && asked.reusedSocket && method === 'GET'
      if ((error.code === 'ECONNREFUSED' || isClosed) && tried + 1 < ports.length) {
        retries += 1
        return pass(incoming, body, outgoing, first, tried + 1)
      }
      if (outgoing.headersSent) return void outgoing.destroy()
      outgoing.writeHead(502).end(String(error.code))
    })
    asked.end(body)
  }
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), outgoing, turn++))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${port}`, retried: () => retries, close }
}
