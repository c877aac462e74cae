import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { migrate } from '#backend/database/migrate.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { openQueue } from '#backend/mail/boss.ts'
import { createEmptyServerDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, openSalesShop, readyToOrder, registration } from '#test/support/sales-shop.ts'
import { printFigures } from './figures.ts'

/** Milliseconds of each count. */
const WINDOW = 20_000
const ATTACKERS = 4
/** Half of the share of one of five clients of one process. */
const LEAST_SHARE = 1 / (2 * (ATTACKERS + 1))

interface Counts {
  orders: number
  failures: number
  pairs: number
  failedPairs: number
}

/** Orders of one honest client within the window, beside sessions that send summary and address form at once. */
async function countOrders(shop: Hono, attackers: number): Promise<Counts> {
  const counts: Counts = { orders: 0, failures: 0, pairs: 0, failedPairs: 0 }
  const end = Date.now() + WINDOW
  const country = await germany(shop)
  const honest = async () => {
    while (Date.now() < end) {
      const visitor = await readyToOrder(shop, PRODUCTS.green)
      const { status } = await visitor.call('POST /checkout/order', {})
      counts[status === 200 ? 'orders' : 'failures'] += 1
    }
  }
  const attack = async (email: string) => {
    while (Date.now() < end) {
      const visitor = await readyToOrder(shop, PRODUCTS.green, { email })
      const both = await Promise.all([
        visitor.call('POST /checkout/order', {}),
        visitor.call('POST /account/register', registration(country, { email })),
      ])
      counts.pairs += 1
      if (both.some(({ status }) => status >= 500)) counts.failedPairs += 1
    }
  }
  await Promise.all([honest(), ...Array.from({ length: attackers }, (_, index) => attack(`pair-${index}@example.com`))])
  return counts
}

test.runIf(process.env['DATABASE_URL'])(
  'four sessions that send summary and address form at once do not stall the orders of others',
  async () => {
    const { url, drop } = await createEmptyServerDatabase()
    const database = await openPostgres(url)
    try {
      await migrate(database.db)
      const queue = await openQueue(database, { keepDays: 1, log: console })
      const shop = await openSalesShop(database, queue)
      const alone = await countOrders(shop, 0)
      const beside = await countOrders(shop, ATTACKERS)
      await queue.stop()
      printFigures(`Orders of one client in ${WINDOW / 1000} s, PostgreSQL`, [
        { case: 'alone', ...alone },
        { case: `beside ${ATTACKERS} sessions`, ...beside },
      ])
      expect([alone.failures, beside.failures, beside.failedPairs]).toEqual([0, 0, 0])
      expect(beside.orders / alone.orders).toBeGreaterThan(LEAST_SHARE)
    } finally {
      await database.close()
      await drop()
    }
  },
)
