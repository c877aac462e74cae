import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeOnEachDeployment } from '#test/support/deployment.ts'
import { PRODUCT, VARIANT } from '#test/support/visitor.ts'
import { printFigures } from './figures.ts'
import { processorSeconds } from './process-figures.ts'

const KEPT_PAGE = '/de'
const EVERY = 10
/** Milliseconds of measuring after the response. */
const AFTER = 100
/** Milliseconds that a cached page may wait beside any request. */
const LONGEST_WAIT = 100
/** A wait caused by the request occurs every time; one caused by another program does not. */
const TRIES = 3
/** Milliseconds after which the client of a heavy request gives up. */
const PATIENCE = 60_000
const ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'

/** One request's content, and the status of its response. */
interface Heavy {
  path: string
  body: string
  type: string
  status: string
}

const productForm = (status: string, rows: readonly (readonly [string, string])[]): Heavy => ({
  path: PRODUCT,
  body: new URLSearchParams([['variant', VARIANT], ['c_profile', 'none'], ...rows.map((row) => [...row])]).toString(),
  type: 'application/x-www-form-urlencoded',
  status,
})
const rows = (count: number, lengthOf: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) => [
    ['cut_length', String(lengthOf(index))] as const,
    ['quantity', '1'] as const,
  ])
const search = (status: string, ...filter: object[]): Heavy => ({
  path: '/store-api/product',
  body: JSON.stringify({ filter }),
  type: 'application/json',
  status,
})
const times = (count: number, filter: object) => Array.from({ length: count }, () => filter)

const REQUESTS: Record<string, Heavy> = {
  'product form, 5,000 rows': productForm(
    '413',
    rows(5_000, () => 1),
  ),
  'product form, 488 KB of cut_length=1': productForm('413', times(37_500, ['cut_length', '1']) as [string, string][]),
  'product form, 18,000 different lengths': productForm(
    '413',
    rows(18_000, (index) => index + 1),
  ),
  'contains on optionIds, 5,000 × ü': search('400', { type: 'contains', field: 'optionIds', value: 'ü'.repeat(5_000) }),
  'prefix on optionIds, 70,000 letters': search('400', {
    type: 'prefix',
    field: 'optionIds',
    value: 'a'.repeat(70_000),
  }),
  '400 × range on price': search(
    '400',
    ...times(400, { type: 'range', field: 'price', parameters: { gte: 0, lte: 9_999 } }),
  ),
  '12,000 × contains on description': search(
    '413',
    ...times(12_000, { type: 'contains', field: 'description', value: 'a' }),
  ),
  'contains on options.id, 900,000 letters': search('413', {
    type: 'contains',
    field: 'options.id',
    value: 'a'.repeat(900_000),
  }),
}

/** Sends one request; returns its status or failure, and its length. */
function send(url: string, { path, body, type }: Heavy, agent?: Agent): Promise<{ status: string; length: number }> {
  return new Promise((resolve) => {
    let length = 0
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'sw-access-key': ACCESS_KEY }
    const sending = request(url + path, { method: 'POST', headers, agent, timeout: PATIENCE }, (response) => {
      response.on('data', (chunk: Buffer) => (length += chunk.length))
      response.on('close', () => resolve({ status: String(response.statusCode), length }))
    })
    sending.on('timeout', () => sending.destroy(new Error(`none in ${PATIENCE / 1000} s`)))
    sending.on('error', (error) => resolve({ status: error.message, length }))
    sending.end(body)
  })
}

/** Milliseconds until the cached page is complete; infinite if it fails. */
function askKept(url: string, agent: Agent): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve) => {
    request(url + KEPT_PAGE, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - begun : Infinity))
    })
      .on('error', () => resolve(Infinity))
      .end()
  })
}

/** Requests the cached page every ten milliseconds while the task runs; returns each wait. */
async function waitsDuring<T>(url: string, task: () => Promise<T>): Promise<{ result: T; waits: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const pending: Promise<number>[] = []
  const asking = setInterval(() => pending.push(askKept(url, agent)), EVERY)
  try {
    const result = await task()
    // The last ones, which arrived while the response was written, count too.
    await wait(AFTER)
    clearInterval(asking)
    return { result, waits: await Promise.all(pending) }
  } finally {
    clearInterval(asking)
    agent.destroy()
  }
}

/** Repeats up to this number of tries, until one succeeds. */
async function runUntil<Result>(most: number, isGood: (result: Result) => boolean, run: () => Promise<Result>) {
  const results: Result[] = []
  while (results.length < most) {
    const result = await run()
    results.push(result)
    if (isGood(result)) break
  }
  return results
}

describeOnEachDeployment(
  'heavy requests',
  (deploy, kind) => {
    test('no heavy request delays a cached page', async () => {
      const deployment = await deploy()
      const [site] = deployment.sites
      if (!site) throw new Error('no site')
      const own = monitorEventLoopDelay({ resolution: 5 })
      try {
        const table = []
        const slow: string[] = []
        const statuses: Record<string, string[]> = {}
        await waitsDuring(site.url, () => wait(1_000))
        for (const [name, heavy] of Object.entries(REQUESTS)) {
          const tries = await runUntil(
            TRIES,
            ({ longest }) => longest <= LONGEST_WAIT,
            async () => {
              const before = processorSeconds(site.pid())
              own.reset()
              own.enable()
              const begun = performance.now()
              const { result, waits } = await waitsDuring(site.url, () => send(site.url, heavy))
              own.disable()
              const seconds = (performance.now() - begun - AFTER) / 1000
              const processor = processorSeconds(site.pid()) - before
              return { ...result, seconds, processor, longest: Math.max(...waits), own: own.max / 1e6 }
            },
          )
          const [best] = tries.toSorted((a, b) => a.longest - b.longest)
          if (!best) throw new Error('no try')
          statuses[name] = [...new Set(tries.map(({ status }) => status))]
          table.push({
            request: name,
            body: `${Math.round(Buffer.byteLength(heavy.body) / 1024)} KB`,
            response: best.status,
            KB: Math.round(best.length / 1024),
            'in s': best.seconds.toFixed(2),
            'processor s': best.processor.toFixed(2),
            'kept page waits at most, ms': tries.map(({ longest }) => Math.round(longest)).join(', '),
            'the client’s own delay, ms': tries.map(({ own }) => Math.round(own)).join(', '),
          })
          console.log(`${kind}: ${name}: ${best.status}, ${Math.round(best.longest)} ms`)
          if (best.longest > LONGEST_WAIT) slow.push(name)
        }
        printFigures(`Heavy requests, a kept page asked every ${EVERY} ms meanwhile, ${kind}`, table)
        const expected = Object.entries(REQUESTS).map(([name, { status }]) => [name, [status]])
        expect(statuses).toEqual(Object.fromEntries(expected))
        expect(slow).toEqual([])
      } finally {
        await site.stop('SIGKILL')
        await deployment.dispose()
      }
    })
  },
  ['PGlite', 'PostgreSQL'],
)
