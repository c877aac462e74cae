import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAgain } from '#bench/server/load.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { addPiece, CONFIRMED, confirmedNumber, goToSummary, visit } from '#test/support/visitor.ts'
import type { Flood, FloodReport } from './overload/flood.ts'

/** With another number each time: a page that is not cached yet, so it has to be made. */
const PAGE = '/de/shop/category/kettenfuehrungen?n='
const KEPT = '/de/shop'
const SECONDS = Number(process.env['FLOOD_SECONDS'] ?? 25)
const TIMES = 5
const SOCKETS = 1_500

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ template: await siteTemplate(), env: { LIMITS: 'off' } })
})
afterAll(() => site.dispose())

test(`the site survives five times its maximum load for ${SECONDS} s`, async () => {
  const cookies = new Map<string, string>()
  await addPiece(visit(site.url, cookies))
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const port = Number(new URL(site.url).port)
  let asked = 0
  const path = () => `${PAGE}base-${++asked}`
  const measureBase = async (milliseconds: number) =>
    (await askAgain({ port, path, headers: { cookie }, connections: 4, milliseconds })) / (milliseconds / 1_000)
  await measureBase(3_000)
  const base = await measureBase(5_000)
  await timeOf(KEPT)

  const flood: Flood = { url: site.url + PAGE, cookie, perSecond: base * TIMES, seconds: SECONDS, sockets: SOCKETS }
  const pouring = fork(join(import.meta.dirname, 'overload/flood.ts'))
  pouring.send(flood)
  const ended = new AbortController()
  const reported = once(pouring, 'message').finally(() => ended.abort())
  const [[answered], kept, journeys] = await Promise.all([
    reported,
    askEvery(ended.signal, 50, () => timeOf(KEPT)),
    askWhile(ended.signal, 200, async () => {
      const begun = performance.now()
      const number = await orderOnce()
      return { number, milliseconds: performance.now() - begun }
    }),
  ])
  const report = answered as FloodReport
  await sleep(500)
  const after = await timeOf(KEPT)

  const keptTimes = kept.map(({ milliseconds }) => milliseconds)
  const confirmed = journeys.filter(({ number }) => number !== undefined)
  console.table({
    'pages a second, closed loop of 4': round(base),
    'offered a second': round(report.offered / SECONDS),
    'pages a second meanwhile': round(report.answered / SECONDS),
    'refused with 503': report.refused,
    'broken connections': report.broken,
    'page p50 / p99 / longest, ms': figures(report.answeredTimes),
    '503 p50 / p99 / longest, ms': figures(report.refusedTimes),
    'kept page p50 / p99 / longest, ms': `${figures(keptTimes)} of ${kept.length}`,
    'kept page 0.5 s afterwards, ms': round(after.milliseconds),
    'order journeys': `${confirmed.length}/${journeys.length}`,
    'order journey p50 / p99 / longest, ms': figures(journeys.map(({ milliseconds }) => milliseconds)),
  })
  expect(kept.map(({ status }) => status)).toEqual(kept.map(() => 200))
  expect(percentile(keptTimes, 0.99)).toBeLessThan(200)
  expect(report.broken).toBe(0)
  expect(report.refused).toBeGreaterThan(0)
  expect(report.answered / SECONDS).toBeGreaterThan(base / 2)
  expect(percentile(report.answeredTimes, 1)).toBeLessThan(2_000)
  expect(percentile(report.refusedTimes, 1)).toBeLessThan(2_000)
  expect(journeys.length).toBeGreaterThanOrEqual(21)
  expect(confirmed).toHaveLength(journeys.length)
})

async function orderOnce(): Promise<string | undefined> {
  const visitor = visit(site.url)
  const { key } = await goToSummary(visitor)
  await visitor.post('/de/shop/checkout?step=summary', { ...CONFIRMED, key })
  return confirmedNumber(visitor)
}

async function askWhile<Value>(signal: AbortSignal, pause: number, ask: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  while (!signal.aborted) {
    values.push(await ask())
    await sleep(pause)
  }
  return values
}

/** Sends requests at a steady rate, independent of the response times. */
async function askEvery<Value>(signal: AbortSignal, pause: number, ask: () => Promise<Value>): Promise<Value[]> {
  const values: Promise<Value>[] = []
  while (!signal.aborted) {
    values.push(ask())
    await sleep(pause)
  }
  return Promise.all(values)
}

/** Uses its own connection, as a new visitor does. */
function timeOf(path: string): Promise<{ status: number | undefined; milliseconds: number }> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number | undefined) => resolve({ status, milliseconds: performance.now() - begun })
    request(site.url + path, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode))
    })
      .on('error', () => done(undefined))
      .end()
  })
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

const round = (value: number): number => Math.round(value)
const figures = (values: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => round(percentile(values, share))).join(' / ')
