import type { Hono } from 'hono'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import { customer, shopOrder } from '#backend/database/schema/sales.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import {
  germany,
  NO_MAIL,
  openSalesShop,
  readyToOrder,
  registration,
  shopOn,
  visitShop,
} from '#test/support/sales-shop.ts'
import { createLimiter } from './limiter.ts'
import { LIMITS } from './limits.ts'

describeOnEachDatabase('Limits', (open) => {
  let database: OpenedDatabase
  let shop: Hono
  let network: string | undefined
  let logged: { fields: object; message: string }[]
  const keep = (fields: object, message: string) => void logged.push({ fields, message })

  /** The shop of one process: its own limiter on the common database. */
  const openLimited = () => {
    const limiter = createLimiter({ secret: 's3cret', callerNetwork: () => network, log: { warn: keep, error: keep } })
    return shopOn(database, NO_MAIL, console, limiter)
  }

  beforeAll(async () => {
    database = await open()
    await openSalesShop(database)
    shop = openLimited()
  })
  beforeEach(async () => {
    await database.db.delete(rateLimit)
    network = undefined
    logged = []
  })

  const orderFor = async (email: string, at = shop, key?: string) => {
    const visitor = await readyToOrder(at, PRODUCTS.green, { email })
    const headers: Record<string, string> = key === undefined ? {} : { [IDEMPOTENCY_KEY]: key }
    return { visitor, answer: await visitor.call('POST /checkout/order', {}, headers) }
  }
  const statusesOf = async (emails: string[]) => {
    const statuses: number[] = []
    for (const email of emails) statuses.push((await orderFor(email)).answer.status)
    return statuses
  }
  const [mailsPerHour] = LIMITS.mail
  const [ordersPerHour] = LIMITS.order

  test('allow one mailbox a few mails an hour, whatever its spelling and the caller, and take every request', async () => {
    const before = await database.db.$count(shopOrder)
    const spellings = ['erika@example.com', 'ERIKA@example.com', 'erika+1@example.com', 'erika+2@Example.com']
    const copies: unknown[] = []
    for (let at = 0; at < mailsPerHour.points + 3; at++) {
      network = `203.0.113.${at}`
      const { answer } = await orderFor(spellings[at % spellings.length] ?? '')
      copies.push([answer.status, answer.json.customFields])
    }
    expect(copies).toEqual([
      ...Array.from({ length: mailsPerHour.points }, () => [200, null]),
      ...Array.from({ length: 3 }, () => [200, { profilwerk_copy: 'left-out' }]),
    ])
    expect(await database.db.$count(shopOrder)).toBe(before + mailsPerHour.points + 3)
    expect((await orderFor('max@example.com')).answer.json.customFields).toBeNull()
    expect(logged.map(({ fields }) => fields)).toContainEqual({ event: 'rate-limited', limit: 'mail', per: 'email' })
  })

  test('name the seconds to wait, as Shopware does', async () => {
    network = '198.51.100.7'
    await orderFor('erika@example.com')
    await toStoredPoints(ordersPerHour.points)()
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const response = await shop.request('/checkout/order', {
      method: 'POST',
      headers: { 'sw-access-key': 'SWSCDEMOPROFILWERK00000000', 'sw-context-token': visitor.token ?? '' },
    })
    const { errors } = (await response.json()) as {
      errors: [{ code: string; meta: { parameters: { seconds: number } } }]
    }
    const { seconds } = errors[0].meta.parameters
    expect([response.status, errors[0].code]).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
    expect(seconds).toBeGreaterThan(ordersPerHour.seconds - 60)
    expect(seconds).toBeLessThanOrEqual(ordersPerHour.seconds)
    expect(response.headers.get('retry-after')).toBe(String(seconds))
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toHaveLength(1)
    expect(logged.map(({ fields }) => fields)).toContainEqual({ event: 'rate-limited', limit: 'order', per: 'address' })
  })

  test('allow one caller a limited number of requests for different mailboxes', async () => {
    network = '198.51.100.7'
    const seed = toStoredPoints(ordersPerHour.points - 1)
    expect((await orderFor('a@example.com')).answer.status).toBe(200)
    await seed()
    expect(await statusesOf(['b@example.com', 'c@example.com'])).toEqual([200, 429])
    network = '198.51.100.8'
    expect(await statusesOf(['d@example.com'])).toEqual([200])
    network = undefined
    expect(await statusesOf(['e@example.com'])).toEqual([200])
  })
  /** Sets the caller's count of orders. */
  const toStoredPoints = (points: number) => () =>
    database.db
      .update(rateLimit)
      .set({ points })
      .where(sql`${rateLimit.key} like 'order-address-%'`)

  test('allow a limited number of registrations, and a refused one stores no guest', async () => {
    const countryId = await germany(shop)
    await visitShop(shop).call('POST /account/register', registration(countryId))
    await database.db.update(rateLimit).set({ points: 1000 })
    const before = await database.db.$count(customer)
    const { status, json } = await visitShop(shop).call('POST /account/register', registration(countryId))
    expect([status, json.errors[0].code]).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
    expect(await database.db.$count(customer)).toBe(before)
  })

  test('never refuse a repetition of an earlier request', async () => {
    const { visitor, answer } = await orderFor('erika@example.com', shop, 'key-1')
    await database.db.update(rateLimit).set({ points: 1000 })
    const again = await visitor.call('POST /checkout/order', {}, { [IDEMPOTENCY_KEY]: 'key-1' })
    expect([again.status, again.json.orderNumber]).toEqual([200, answer.json.orderNumber])
    await expect(orderFor('erika@example.com')).rejects.toThrow('RATE_LIMIT_EXCEEDED')
  })

  test('count twenty parallel repetitions of a request once', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const call = () => visitShop(shop, visitor.token).call('POST /checkout/order', {}, { [IDEMPOTENCY_KEY]: 'key-2' })
    const statuses = (await Promise.all(Array.from({ length: 20 }, call))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const rows = await database.db
      .select()
      .from(rateLimit)
      .where(sql`${rateLimit.key} like 'mail-%'`)
    expect(rows.map(({ points }) => points)).toEqual([1, 1])
  })

  test('do not count what fails', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    await database.db.delete(rateLimit)
    await visitor.call('DELETE /checkout/cart')
    expect((await visitor.call('POST /checkout/order')).status).toBe(400)
    expect(await database.db.$count(rateLimit)).toBe(0)
  })

  test('count over several processes, also in parallel', async () => {
    network = '198.51.100.7'
    await orderFor('erika@example.com')
    await toStoredPoints(ordersPerHour.points - 5)()
    const shops = [openLimited(), openLimited()]
    const visitors = await Promise.all(
      Array.from({ length: 12 }, (_, at) => readyToOrder(shops[at % 2] ?? shop, PRODUCTS.green)),
    )
    const answers = await Promise.all(visitors.map((visitor) => visitor.call('POST /checkout/order')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('begin again after their window', async () => {
    network = '198.51.100.7'
    await orderFor('erika@example.com')
    await toStoredPoints(ordersPerHour.points)()
    expect((await orderFor('erika@example.com')).answer.status).toBe(429)
    await database.db
      .update(rateLimit)
      .set({ expire: new Date(Date.now() - 1000) })
      .where(sql`${rateLimit.key} like ${`order-address-${ordersPerHour.seconds}:%`}`)
    await database.db
      .update(rateLimit)
      .set({ points: 1 })
      .where(sql`${rateLimit.key} like 'order-address-86400:%'`)
    expect((await orderFor('erika@example.com')).answer.status).toBe(200)
  })

  test('store neither an address nor a mailbox', async () => {
    network = '198.51.100.7'
    await orderFor('erika@example.com')
    const stored = JSON.stringify(await database.db.select().from(rateLimit))
    expect(stored).toMatch(/order-address-3600:[\w-]{22}"/)
    expect(stored).not.toMatch(/198\.51|erika|example\.com/)
  })

  test('admit every request if their table is missing, and the log says so once', async () => {
    await database.query('alter table rate_limit rename to rate_limit_away')
    try {
      expect(await statusesOf(Array.from({ length: mailsPerHour.points + 2 }, () => 'erika@example.com'))).toEqual(
        Array.from({ length: mailsPerHour.points + 2 }, () => 200),
      )
      expect(logged.map(({ message }) => message)).toEqual(['limits: cannot count, all requests pass'])
    } finally {
      await database.query('alter table rate_limit_away rename to rate_limit')
    }
    expect((await orderFor('erika@example.com')).answer.status).toBe(200)
  })
})
