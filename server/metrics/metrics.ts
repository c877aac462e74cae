import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { RANKS } from '#server/overload/gate.ts'
import type { CallOutcome, MeasuredCall } from '#web/clients/call.server.ts'
import type { PageOutcome } from '#server/page-cache/page-cache.ts'
import { watchGate } from './watch-gate.ts'

/** Kinds of requests; a fixed number, whatever visitors ask for. */
export const REQUEST_GROUPS = [
  'shared page',
  'own page',
  'form',
  'file',
  'store-api',
  'content',
  'search',
  'health',
] as const
export type RequestGroup = (typeof REQUEST_GROUPS)[number]

/** Named by prom-client like counters, which they are not: promtool refuses them. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** Seconds. */
const REQUEST_BUCKETS = [0.002, 0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10]
const CALL_BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of this process that are counted when something happens; `sampled.ts` adds those that are read. */
export function createMetrics(version: string) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)

  new Gauge({
    name: 'profilwerk_build_info',
    help: 'Version of the program and of Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1)
  const requests = new Histogram({
    name: 'profilwerk_http_request_duration_seconds',
    help: 'Time until the response to a request was made, by kind of address and class of status.',
    labelNames: ['group', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const pages = new Counter({
    name: 'profilwerk_page_cache_requests_total',
    help: 'Requests for shared pages: hit, stale (an older page), made.',
    labelNames: ['outcome'],
    registers,
  })
  const keptPages = new Gauge({ name: 'profilwerk_page_cache_pages', help: 'Pages in memory.', registers })
  const keptBytes = new Gauge({ name: 'profilwerk_page_cache_bytes', help: 'Bytes of these pages.', registers })
  const gate = {
    running: new Gauge({ name: 'profilwerk_gate_running', help: 'Pages and calls in progress.', registers }),
    waiting: new Gauge({
      name: 'profilwerk_gate_waiting',
      help: 'Requests that wait for their turn.',
      labelNames: ['rank'],
      registers,
    }),
    wait: new Histogram({
      name: 'profilwerk_gate_wait_seconds',
      help: 'Time until the turn of a request came.',
      labelNames: ['rank'],
      buckets: [0.001, 0.01, 0.1, 0.5, 1],
      registers,
    }),
    refused: new Counter({
      name: 'profilwerk_gate_refused_total',
      help: 'Requests that were refused because there was too much work.',
      labelNames: ['rank'],
      registers,
    }),
  }
  const calls = new Histogram({
    name: 'profilwerk_service_call_duration_seconds',
    help: 'Calls of pages to shop, content and search.',
    labelNames: ['service', 'outcome'],
    buckets: CALL_BUCKETS,
    registers,
  })
  const operations = new Counter({
    name: 'profilwerk_service_operations_total',
    help: 'The same calls by operation of the contract.',
    labelNames: ['service', 'operation', 'outcome'],
    registers,
  })
  const quoteRequests = new Counter({
    name: 'profilwerk_quote_requests_total',
    help: 'Quote requests that visitors have sent from the pages of this process.',
    registers,
  })
  const forms = new Counter({
    name: 'profilwerk_forms_total',
    help: 'Forms of the content system that were passed on, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  // Events that have not happened yet count 0, so that a rate has a beginning.
  for (const outcome of ['hit', 'stale', 'made'] satisfies PageOutcome[]) pages.inc({ outcome }, 0)
  for (const rank of RANKS) gate.refused.inc({ rank }, 0)

  return {
    registry,
    watchGate: watchGate(gate),
    onPage: (outcome: PageOutcome) => pages.inc({ outcome }),
    onKept(count: number, bytes: number) {
      keptPages.set(count)
      keptBytes.set(bytes)
    },
    onRequest: (group: RequestGroup, status: number, seconds: number) =>
      requests.observe({ group, status: `${Math.trunc(status / 100)}xx` }, seconds),
    onCall({ service, operation, outcome, seconds }: MeasuredCall) {
      calls.observe({ service, outcome }, seconds)
      operations.inc({ service, operation, outcome })
      if (operation === 'POST /checkout/order' && outcome === 'ok') quoteRequests.inc()
    },
    onForm: (outcome: CallOutcome) => forms.inc({ outcome }),
  }
}
