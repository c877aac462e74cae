import { createServer, get } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { PgliteClient } from '#backend/database/pglite/client.ts'

/**
 * Cost and gain of PGlite in its own thread; docs/decisions/0007. `node bench/database-calls.ts` measures a call within
 * the thread and across threads, and the wait of other requests beside a statement of some seconds.
 */
const CALLS = 3_000
const HEAVY = 'select count(*) from generate_series(1, 12000000) n where sqrt(n) > 1'
/** As large as a listing's 100 rows. */
const LISTING = `select i, repeat('x', 1000) as text from generate_series(1, 100) i`

type Ask = (text: string, values?: unknown[]) => Promise<unknown>

const quantile = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)

async function timesOf(count: number, run: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const begun = performance.now()
    await run(n)
    times.push(performance.now() - begun)
  }
  return times
}

/** Requests a cached page, and a page that queries the database once, every 10 ms while `ask` runs HEAVY. */
async function besideHeavy(ask: Ask): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url === '/kept') return void response.end('kept')
    void ask('select $1::int as n', [1]).then(() => response.end('asked'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fetchPage = async (path: string, due: number, times: number[]) => {
    const [response] = await once(get({ port, path, agent: false }), 'response')
    response.resume()
    await once(response, 'end')
    times.push(performance.now() - due)
  }
  const [kept, asked]: number[][] = [[], []]
  const pages: Promise<void>[] = []
  const state = { isDone: false }
  const begun = performance.now()
  const heavy = ask(HEAVY).then(() => (state.isDone = true))
  // Counted from the planned time of a request: while this thread is blocked, all visitors wait.
  for (let due = begun; !state.isDone; due += 10) {
    await pause(Math.max(0, due - performance.now()))
    pages.push(fetchPage('/kept', due, kept ?? []), fetchPage('/asked', due, asked ?? []))
  }
  await heavy
  const took = performance.now() - begun
  await Promise.all(pages)
  server.close()
  for (const [name, times] of Object.entries({ kept, asked })) {
    const list = times ?? []
    console.log(
      `  beside a statement of ${(took / 1000).toFixed(1)} s, page ${name}: ` +
        `p50 ${quantile(list, 0.5)}, p99 ${quantile(list, 0.99)}, longest ${quantile(list, 1)} ms (${list.length})`,
    )
  }
}

async function measure(name: string, ask: Ask): Promise<void> {
  await timesOf(300, (n) => ask('select $1::int as n', [n]))
  const small = await timesOf(CALLS, (n) => ask('select $1::int as n', [n]))
  const large = await timesOf(300, () => ask(LISTING, []))
  console.log(name)
  console.log(`  one value: median ${quantile(small, 0.5)}, p99 ${quantile(small, 0.99)} ms (${CALLS})`)
  console.log(`  100 rows of 1 KB: median ${quantile(large, 0.5)}, p99 ${quantile(large, 0.99)} ms (300)`)
  const together = performance.now()
  await Promise.all(Array.from({ length: CALLS }, (_, n) => ask('select $1::int as n', [n])))
  console.log(`  ${CALLS} at once: ${((performance.now() - together) / CALLS).toFixed(3)} ms each`)
  await besideHeavy(ask)
}

const folder = await mkdtemp(join(tmpdir(), 'database-calls-'))
const inProcess = await PGlite.create(join(folder, 'in-process'))
await measure('in the calling thread', (text, values) => inProcess.query(text, values))
await inProcess.close()
const worker = await PgliteClient.open({ folder: join(folder, 'worker'), timeLimit: 60_000 })
await measure('in a thread of its own', worker.query)
await worker.close()
await rm(folder, { recursive: true })
