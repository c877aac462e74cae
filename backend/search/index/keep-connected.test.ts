import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Database } from '#backend/database/database.ts'
import type { ConnectedSource } from '#contracts/search/index-source.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { SOON } from '#test/support/soon.ts'
import { keepConnected } from './keep-connected.ts'
import { claimReading, connectSources, readIncompleteOrigins } from './reading-state.ts'

/** An empty shop, and how often it was read. */
function emptyShop() {
  const state = { count: 10, changedAt: 0, counts: 0, reads: 0, looks: [] as Date[] }
  const source: ConnectedSource = {
    version: async () => 'at http://shop.test',
    count: async () => {
      state.counts += 1
      return state.count
    },
    changedAt: () => state.changedAt,
    async *read() {
      state.reads += 1
      yield { done: 10, total: 10 }
    },
    async *readChanged(since) {
      state.looks.push(since)
      yield* []
    },
  }
  return { state, source }
}

const quiet = { error: () => {} }

async function keep(db: Database, source: ConnectedSource, isAlone = false) {
  await connectSources(db, { shop: source, content: undefined }, isAlone)
  return keepConnected(db, { origin: 'shop', source, log: quiet, stopping: new AbortController(), interval: 10 })
}

/** Waits for some looks more. */
async function severalLooks(state: { counts: number }): Promise<void> {
  const { counts } = state
  await vi.waitFor(() => expect(state.counts).toBeGreaterThan(counts + 3), SOON)
}

/** The state as it would be later. */
const pass = (db: Database, time: string) =>
  db.execute(
    sql`update search_reading set read_at = read_at - ${time}::interval, looked_at = looked_at - ${time}::interval`,
  )

describeOnEachDatabase('The rhythm of a connected shop', (open) => {
  test('Everything is read once and again a day later; in between, changes are looked for with an overlap.', async () => {
    const { db } = await open()
    const { state, source } = emptyShop()
    const { stop } = await keep(db, source)
    await severalLooks(state)
    expect(state.reads).toBe(1)
    const [first, last] = [state.looks[0], state.looks.at(-1)]
    expect(last?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    expect(Date.now() - (first?.getTime() ?? 0)).toBeGreaterThan(5 * 60_000 - 1_000)
    await pass(db, '23 hours')
    await severalLooks(state)
    expect(state.reads).toBe(1)
    await pass(db, '1 hour')
    await vi.waitFor(() => expect(state.reads).toBe(2), SOON)
    await stop()
  })

  test('Everything is read when things have left, but not more often than once an hour.', async () => {
    const { db } = await open()
    const { state, source } = emptyShop()
    const { stop } = await keep(db, source)
    await severalLooks(state)
    state.count = 9
    await severalLooks(state)
    expect(state.reads).toBe(1)
    await pass(db, '61 minutes')
    await vi.waitFor(() => expect(state.reads).toBe(2), SOON)
    await pass(db, '61 minutes')
    await severalLooks(state)
    expect(state.reads).toBe(2)
    await stop()
  })

  test('A reported change is read at the next look.', async () => {
    const { db } = await open()
    const { state, source } = emptyShop()
    const { stop } = await keep(db, source)
    await severalLooks(state)
    expect(state.reads).toBe(1)
    // By a clock that may be somewhat late.
    state.changedAt = Date.now() + 1_000
    await vi.waitFor(() => expect(state.reads).toBeGreaterThan(1), SOON)
    await stop()
  })

  test('The claim of a killed process does not hold a process up that is alone with its database.', async () => {
    const { db } = await open()
    const { source } = emptyShop()
    await connectSources(db, { shop: source, content: undefined })
    expect(await claimReading(db, 'shop', 'killed')).toBe(true)
    expect(await claimReading(db, 'shop', 'other')).toBe(false)
    const { stop } = await keep(db, source, true)
    await vi.waitFor(async () => {
      expect(await readIncompleteOrigins(db)).toEqual([])
    }, SOON)
    await stop()
  })
})
