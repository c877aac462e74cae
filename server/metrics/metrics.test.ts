import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { noteBackup } from '#backend/backup/last-backup.ts'
import { PROMTOOL, runPromtool } from '#test/support/promtool.ts'
import { createGate } from '#server/overload/gate.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { addSampledMetrics } from './sampled.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'metrics-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const BACKLOG = { waiting: 3, oldestSeconds: 61, givenUp: 1 }
const NONE = { dataDir, databaseState: undefined, connections: undefined, mailBacklog: undefined }

let metrics: Metrics
beforeEach(() => {
  metrics = createMetrics('1.2.3')
})
/** Value of a figure as Prometheus would store it; undefined if it is missing. */
async function figure(series: string): Promise<number | undefined> {
  const line = (await metrics.registry.metrics()).split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('Requests, pages, calls and forms are counted.', async () => {
  metrics.onRequest('shared page', 200, 0.004)
  metrics.onRequest('shared page', 503, 0.1)
  metrics.onPage('hit')
  metrics.onKept(2, 4096)
  metrics.onCall({ service: 'shop', operation: 'POST /checkout/order', outcome: 'refused', seconds: 0.1 })
  metrics.onCall({ service: 'shop', operation: 'POST /checkout/order', outcome: 'ok', seconds: 0.1 })
  metrics.onForm('ok')
  const count = 'profilwerk_http_request_duration_seconds_count'
  expect(await figure(`${count}{group="shared page",status="2xx"}`)).toBe(1)
  expect(await figure(`${count}{group="shared page",status="5xx"}`)).toBe(1)
  expect(await figure('profilwerk_page_cache_requests_total{outcome="hit"}')).toBe(1)
  expect(await figure('profilwerk_page_cache_requests_total{outcome="stale"}')).toBe(0)
  expect(await figure('profilwerk_page_cache_bytes')).toBe(4096)
  expect(await figure('profilwerk_service_call_duration_seconds_count{service="shop",outcome="refused"}')).toBe(1)
  expect(await figure('profilwerk_quote_requests_total')).toBe(1)
  expect(await figure('profilwerk_forms_total{outcome="ok"}')).toBe(1)
  expect(await figure(`profilwerk_build_info{version="1.2.3",node="${process.version}"}`)).toBe(1)
})

test('The gate shows who is inside, who waits and who was refused.', async () => {
  const line = { write: 1, checkout: 1, read: 1 }
  const gate = metrics.watchGate(createGate({ underWay: 1, line, longestWait: 60_000, nextTurn: (next) => next() }))
  const leave = await gate.enter('read')
  const waiting = gate.enter('read')
  expect(gate.isFull('read')).toBe(true)
  await expect(gate.enter('read')).rejects.toThrow('too much')
  expect(await figure('profilwerk_gate_running')).toBe(1)
  expect(await figure('profilwerk_gate_waiting{rank="read"}')).toBe(1)
  expect(await figure('profilwerk_gate_refused_total{rank="read"}')).toBe(2)
  leave()
  leave()
  const leaveNext = await waiting
  expect(await figure('profilwerk_gate_running')).toBe(1)
  leaveNext()
  expect(await figure('profilwerk_gate_running')).toBe(0)
  expect(await figure('profilwerk_gate_waiting{rank="read"}')).toBe(0)
})

describe('Figures that are read when they are wanted', () => {
  test('have the state of the moment.', async () => {
    addSampledMetrics(metrics.registry, {
      dataDir,
      databaseState: async () => 'read-only',
      connections: () => ({ busy: 2, idle: 1, waiting: 4 }),
      mailBacklog: async () => BACKLOG,
    })
    expect(await figure('profilwerk_backup_last_success_timestamp_seconds')).toBeUndefined()
    await noteBackup(dataDir, '2026-11-27T03:15:00.000Z')
    expect(await figure('profilwerk_backup_last_success_timestamp_seconds')).toBe(1_795_749_300)
    expect(await figure('profilwerk_data_free_bytes')).toBeGreaterThan(1_000_000)
    expect(await figure('profilwerk_database_up')).toBe(0)
    expect(await figure('profilwerk_database_connections{state="waiting"}')).toBe(4)
    expect(await figure('profilwerk_mails_oldest_seconds')).toBe(61)
  })

  test('are left out while the database hangs or fails, and the others are there.', async () => {
    addSampledMetrics(metrics.registry, {
      ...NONE,
      databaseState: async () => 'away',
      mailBacklog: () => new Promise(() => {}),
      longest: 10,
    })
    expect(await figure('profilwerk_mails_waiting')).toBeUndefined()
    expect(await figure('profilwerk_database_up')).toBe(0)
    expect(await figure('profilwerk_data_free_bytes')).toBeGreaterThan(0)
  })

  test('ask the queue once for all figures of mails.', async () => {
    let asked = 0
    addSampledMetrics(metrics.registry, { ...NONE, mailBacklog: async () => ((asked += 1), BACKLOG) })
    await metrics.registry.metrics()
    expect(asked).toBe(1)
    await metrics.registry.metrics()
    expect(asked).toBe(2)
  })
})

describe.skipIf(!PROMTOOL)('Prometheus', () => {
  test('finds no fault with the names and texts of the figures.', async () => {
    addSampledMetrics(metrics.registry, { ...NONE, mailBacklog: async () => BACKLOG, databaseState: async () => 'ok' })
    expect(runPromtool(['check', 'metrics'], await metrics.registry.metrics())).toBe('')
  })

  test('takes the rules for alarms.', () => {
    expect(runPromtool(['check', 'rules', 'deploy/prometheus/alerts.yml'])).toContain('SUCCESS')
  })
})

test.each(['deploy/prometheus/alerts.yml', 'deploy/prometheus/dashboard.json'])(
  '%s names figures that exist.',
  async (file) => {
    addSampledMetrics(metrics.registry, {
      dataDir,
      databaseState: async () => 'ok',
      connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
      mailBacklog: async () => BACKLOG,
    })
    const known = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name))
    const named = readFileSync(file, 'utf8').match(/\b(?:profilwerk|nodejs|process)_\w+/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([])
  },
)
