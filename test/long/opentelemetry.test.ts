import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { describeOnEachDeployment } from '#test/support/deployment.ts'
import { startSite } from '#test/support/site.ts'

const FOLDER = 'deploy/opentelemetry'
/** A client's: its trace goes on with ours. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CLIENT = '00f067aa0ba902b7'
const SERVER_KIND = 2
const CLIENT_KIND = 3

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
})
const sentSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
})
type Span = z.infer<typeof spanSchema>

/** A receiver of OTLP as JSON. */
async function startReceiver() {
  const spans: Span[] = []
  const receive = async (request: IncomingMessage) => {
    for (const { scopeSpans } of sentSchema.parse(JSON.parse(await text(request))).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
  }
  const server = createServer((request, response) => {
    void receive(request).finally(() => response.end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, stop: () => server.close() }
}

describeOnEachDeployment(
  'with the add-on for OpenTelemetry',
  (deploy) => {
    test('a page, its calls to the shop, their queries and a log line are one trace', async () => {
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER })
      const receiver = await startReceiver()
      const env = {
        NODE_OPTIONS: `--import ${resolve(FOLDER, 'start.mjs')} --max-semi-space-size=8`,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      }
      const shop = await deploy(env)
      const shopUrl = shop.sites[0]?.url ?? ''
      const pages = await startSite({ env: { ...env, SHOP_URL: `${shopUrl}/store-api` } })
      const ask = (path: string) => fetch(pages.url + path, { headers: { traceparent: `00-${TRACE}-${CLIENT}-01` } })
      try {
        expect((await ask('/de/shop/category/platten')).status).toBe(200)
        const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === TRACE)
        const children = (kind: number, parents: readonly (string | undefined)[]) =>
          ofTrace().filter((span) => span.kind === kind && parents.includes(span.parentSpanId))
        await vi.waitFor(
          () => {
            const page = children(SERVER_KIND, [CLIENT])
            expect(page).toHaveLength(1)
            const calls = children(
              CLIENT_KIND,
              page.map(({ spanId }) => spanId),
            )
            expect(calls.length).toBeGreaterThan(2)
            const answers = children(
              SERVER_KIND,
              calls.map(({ spanId }) => spanId),
            )
            expect(answers).toHaveLength(calls.length)
            const queries = children(
              CLIENT_KIND,
              answers.map(({ spanId }) => spanId),
            )
            expect(queries.some(({ name }) => name.startsWith('pg.query'))).toBe(true)
          },
          { timeout: 30_000, interval: 500 },
        )
        await shop.dispose()
        // Another page: the first one is kept.
        const failed = await ask('/de/shop/category/rohre')
        const line: unknown = JSON.parse(
          pages
            .output()
            .split('\n')
            .find((one) => one.includes('a service failed')) ?? '{}',
        )
        expect([failed.status, line]).toMatchObject([503, { trace_id: TRACE, span_id: expect.any(String) }])
      } finally {
        receiver.stop()
        await pages.dispose()
      }
    })
  },
  ['PostgreSQL'],
)
