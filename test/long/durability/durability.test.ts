import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_KINDS, createEmptyDatabase } from '#test/support/database.ts'
import type { Report, Sending, State } from './report.ts'

const ROUNDS = 12

/** The common knowledge of all rounds. */
interface Known {
  /** Number by key, as confirmed to visitors. */
  confirmed: Map<string, string>
  /** Sent without a response. */
  open: Map<string, Sending>
  states: State[]
}

describe.each(ALL_KINDS)('quote requests on %s survive SIGKILL', (kind) => {
  let dataDir: string
  let url = ''
  let drop = async () => {}
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'durability-'))
    if (kind !== 'postgres') return
    const { query, close } = await createEmptyDatabase('postgres')
    const { rows } = await query('select current_database() as name')
    const address = new URL(process.env['DATABASE_URL'] ?? '')
    address.pathname = `/${String(rows[0]?.['name'])}`
    url = address.href
    drop = close
  })
  afterAll(async () => {
    await drop()
    await rm(dataDir, { recursive: true })
  })

  test(`are neither lost nor doubled after ${ROUNDS} kills while they are written`, { timeout: 400_000 }, async () => {
    const known: Known = { confirmed: new Map(), open: new Map(), states: [] }
    // Killed later after its first response in each round, to reach every step.
    for (let round = 0; round < ROUNDS; round += 1) await runUntilKilled([dataDir, url], known, 50 + round * 40)
    // Once to complete the open requests, once to check the result.
    for (let last = 0; last < 2; last += 1) await runUntilKilled([dataDir, url], known, 'caught-up')

    const { orders } = known.states.at(-1) ?? { orders: [] }
    expect(known.states).toHaveLength(ROUNDS + 2)
    expect(known.open.size).toBe(0)
    expect(known.confirmed.size).toBeGreaterThan(ROUNDS)
    expect(orders).toHaveLength(known.confirmed.size)
    console.log(`${kind}: ${orders.length} quote requests, ${ROUNDS} kills, none lost, none twice`)
  })
})

/** Starts the sending process, kills it some time after its first request, and checks the data found at its start. */
async function runUntilKilled(at: string[], known: Known, after: number | 'caught-up'): Promise<void> {
  const script = join(import.meta.dirname, 'send-requests.ts')
  const unanswered = JSON.stringify([...known.open.values()])
  const sender = spawn(process.execPath, [script, ...at, unanswered], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => sender.once('exit', (_, signal) => resolve(signal)))
  const kill = () => void sender.kill('SIGKILL')
  let isDoomed = false
  try {
    for await (const line of createInterface({ input: sender.stdout })) {
      const report = parse(line)
      if (report === undefined) continue
      if (report.kind === 'state') check(report, known)
      if (report.kind === 'sending') known.open.set(report.key, { key: report.key, token: report.token })
      if (report.kind === 'confirmed') {
        const before = known.confirmed.get(report.key)
        if (before && before !== report.number) throw new Error(`${report.key} is ${before} and ${report.number}`)
        known.confirmed.set(report.key, report.number)
        known.open.delete(report.key)
      }
      if (report.kind === 'caught-up' && after === 'caught-up') kill()
      if (report.kind === 'confirmed' && after !== 'caught-up' && !isDoomed) {
        isDoomed = true
        setTimeout(kill, after)
      }
    }
  } finally {
    // Even if the data it found was wrong.
    kill()
  }
  // Anything else means that the process itself failed.
  expect(await ended).toBe('SIGKILL')
}

/** Checks that each confirmed request is stored once, and that none is stored twice or in part. */
function check({ orders }: State, known: Known): void {
  known.states.push({ orders })
  const numbers = orders.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).toEqual(numbers.map((_, index) => `A-${100_001 + index}`))
  expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length)
  const byKey = new Map(orders.map(({ key, number }) => [key, number]))
  for (const [key, number] of known.confirmed) expect(byKey.get(key)).toBe(number)
  for (const { number, lines, mails } of orders) {
    expect({ number, lines, mails }).toEqual({ number, lines: 1, mails: ['confirmation', 'request'] })
  }
}

/** Parses a line; the kill may have cut off the last one. */
function parse(line: string): Report | undefined {
  try {
    return JSON.parse(line) as Report
  } catch {
    return undefined
  }
}
