import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import type { Logger } from 'pino'
import { listen } from '#server/process/http-server.ts'

/**
 * Gives the figures to Prometheus at `/metrics`, on a port of their own: they are not for visitors. Returns the port,
 * and a function that closes it.
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
  log: Pick<Logger, 'error'>,
): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD')
    if (!isAsked) return void response.writeHead(404).end()
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  const open = await listen(server, port, host, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  // It alone keeps no process alive.
  server.unref()
  return {
    port: open,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
