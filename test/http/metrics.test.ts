import { beforeAll, expect, test } from 'vitest'
import { PROMTOOL, runPromtool } from '#test/support/promtool.ts'
import { PUBLIC_ORIGIN, sharedPublicSite, type SharedSite } from '#test/support/shared-site.ts'
import { addPiece, visit } from '#test/support/visitor.ts'

let site: SharedSite
let metricsUrl: string
beforeAll(async () => {
  site = await sharedPublicSite()
  metricsUrl = `http://127.0.0.1:${/metrics +port (\d+)/.exec(site.output())?.[1]}/metrics`
})

const readFigures = async () => (await fetch(metricsUrl)).text()
const valueOf = (figures: string, series: string) => {
  const line = figures.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

test('Prometheus sees in the figures of the process how visitors used it.', async () => {
  const before = await readFigures()
  const visitor = visit(site.url, new Map(), { origin: PUBLIC_ORIGIN })
  for (let count = 0; count < 2; count += 1) await (await visitor.get('/de/shop')).text()
  expect((await addPiece(visitor)).status).toBe(303)
  await (await visitor.get('/de/shop/cart')).text()
  const after = await readFigures()
  const added = (series: string) => valueOf(after, series) - valueOf(before, series)
  const requests = 'profilwerk_http_request_duration_seconds_count'
  expect(added(`${requests}{group="shared page",status="2xx"}`)).toBeGreaterThanOrEqual(2)
  expect(added(`${requests}{group="form",status="3xx"}`)).toBeGreaterThanOrEqual(1)
  expect(added(`${requests}{group="own page",status="2xx"}`)).toBeGreaterThanOrEqual(1)
  expect(added('profilwerk_page_cache_requests_total{outcome="hit"}')).toBeGreaterThanOrEqual(1)
  const add =
    'profilwerk_service_operations_total{service="shop",operation="POST /checkout/cart/line-item",outcome="ok"}'
  expect(added(add)).toBeGreaterThanOrEqual(1)
  expect(after).toMatch(/^profilwerk_mails_waiting \d+$/m)
  expect(valueOf(after, 'profilwerk_database_up')).toBe(1)
})

test.skipIf(!PROMTOOL)('Prometheus finds no fault with the names and texts of the figures.', async () => {
  expect(runPromtool(['check', 'metrics'], await readFigures())).toBe('')
})

test('The site itself has no figures, and their port has nothing else.', async () => {
  expect((await fetch(`${site.url}/metrics`, { redirect: 'follow' })).status).toBe(404)
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404)
})
