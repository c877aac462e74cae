import type { Hono } from 'hono'
import { newId } from '#backend/database/id.ts'
import { migrate } from '#backend/database/migrate.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { createLimiter } from '#backend/limits/limiter.ts'
import { openQueue } from '#backend/mail/boss.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { PASSWORD } from './account-shop.ts'
import { createEmptyServerDatabase } from './database.ts'
import { randomFractions } from './random-fractions.ts'
import { seedSalesCatalogue } from './sales-catalogue.ts'
import { germany, registration, STOREFRONT, visitShop } from './sales-shop.ts'
import { addSessionFile, operationsOf, SESSION_ADDRESS, SESSION_LINE } from './session-operations.ts'
import type { SessionSituation } from './session-operations.ts'

export interface PairCounts {
  rounds: number
  /** Responses by their status; `done` or `refused` for work without one. */
  statuses: Record<string, number>
  /** Pairs with a response of the server's own fault: `POST /checkout/order + guest: 503`. */
  faults: string[]
}

/** Pairs that have waited for each other in a circle, as the first ones of each run. */
const FOUND: readonly (readonly [string, string])[] = [
  ['order', 'guest'],
  ['order once', 'guest corrected'],
  ['order', 'log in elsewhere'],
  ['order', 'change address'],
  ['order', 'delete customer'],
  ['earlier form corrected', 'add address'],
  ['earlier form corrected', 'order'],
]
/** Share of the operations that take several locks. */
const SEVERAL = 0.75
/**
 * Runs pairs on a database of its own, and returns how many deadlocks its server has counted there. Those after which a
 * transaction was repeated count, too.
 */
export async function runPairsOnServer(options: PairOptions): Promise<{ counts: PairCounts; deadlocks: number }> {
  const { url, drop } = await createEmptyServerDatabase()
  try {
    const database = await openPostgres(url)
    const counts = await migrate(database.db)
      .then(() => runPairs(database, options))
      // A connection reports its counts when it ends.
      .finally(database.close)
    return { counts, deadlocks: await readDeadlocks(url) }
  } finally {
    await drop()
  }
}

async function readDeadlocks(url: string): Promise<number> {
  const reader = await openPostgres(url)
  try {
    const { rows } = await reader.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
      [],
    )
    return Number(rows[0]?.['deadlocks'])
  } finally {
    await reader.close()
  }
}

export interface PairOptions {
  seed: number
  rounds: number
}

/**
 * Runs random pairs of operations on one session at the same time. Each pair has a new session of a visitor, a guest or
 * a customer, with a cart and files. The same seed runs the same pairs.
 */
async function runPairs(database: OpenedDatabase, { seed, rounds }: PairOptions): Promise<PairCounts> {
  const next = randomFractions(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const { several, others, situations, stop } = await preparePairs(database)
  const counts: PairCounts = { rounds, statuses: {}, faults: [] }
  for (let round = 0; round < rounds; round += 1) {
    const found = FOUND[round]
    const pair = found
      ? [...several, ...others].filter(([name]) => found.includes(name))
      : [1, 2].map(() => pick(next() < SEVERAL ? several : others))
    const situation = await (found ? situations[1 + (round % 2)] : pick(situations))?.()
    if (situation === undefined) throw new Error('There is no such situation')
    // Three times, so that each waits for the other.
    const outcomes = await Promise.all([...pair, ...pair, ...pair].map(([, run]) => run(situation)))
    for (const outcome of outcomes) counts.statuses[outcome] = (counts.statuses[outcome] ?? 0) + 1
    const isFaulty = outcomes.some((outcome) => outcome.startsWith('5'))
    if (isFaulty) counts.faults.push(`${pair.map(([name]) => name).join(' + ')}: ${outcomes.join(', ')}`)
  }
  await stop()
  return counts
}

async function preparePairs(database: OpenedDatabase) {
  const { db } = database
  await seedSalesCatalogue(db)
  const log = { error: () => {}, warn: () => {} }
  const queue = await openQueue(database, { keepDays: 1, log })
  let networks = 0
  // Each count has its own network, so that limits lock their rows and refuse nothing.
  const limiter = createLimiter({ secret: 'pairs', callerNetwork: () => `network ${(networks += 1)}`, log })
  const shop = createShopApi({
    hasNewsletter: () => true,
    db,
    mail: queue,
    limiter,
    log,
    settings: {
      accessKey: 'SWSCDEMOPROFILWERK00000000',
      maxLimit: 250,
      publicUrl: STOREFRONT,
      frontUrl: STOREFRONT,
      confirmsRegistrations: false,
    },
  })
  const country = await germany(shop)
  return {
    stop: queue.stop,
    situations: situationsOf(database, shop, country),
    ...operationsOf(database, { shop, queue, limiter, country }),
  }
}

function situationsOf({ db }: OpenedDatabase, shop: Hono, country: string) {
  let count = 0
  const begin = async (differs?: object): Promise<SessionSituation> => {
    const visitor = visitShop(shop)
    const email = `pair-${++count}-${newId().slice(0, 6)}@example.com`
    await visitor.call('POST /checkout/cart/line-item', { items: [{ ...SESSION_LINE, id: 'a' }] })
    const earlierToken = visitor.token ?? ''
    const key = newId()
    const situation = { earlierToken, email, folder: newId(), key, addressIds: [], customerId: undefined }
    for (const line of ['', 'a', 'b']) await addSessionFile(db, situation.folder, line)
    if (differs === undefined) return { ...situation, token: visitor.token ?? '' }
    await visitor.call('POST /account/register', registration(country, { email, ...differs }), {
      'idempotency-key': key,
    })
    const { json } = await visitor.call('POST /account/address', { ...SESSION_ADDRESS, countryId: country })
    return { ...situation, token: visitor.token ?? '', customerId: json.customerId, addressIds: [json.id] }
  }
  return [() => begin(), () => begin({}), () => begin({ guest: false, password: PASSWORD })] as const
}
