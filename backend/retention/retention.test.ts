import type { Hono } from 'hono'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { attachmentTable } from '#backend/database/schema/attachments.ts'
import { rateLimit } from '#backend/database/schema/limits.ts'
import {
  cart,
  cartLineItem,
  customer,
  customerAddress,
  contextTable,
  shopOrder,
} from '#backend/database/schema/sales.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { openSalesShop, readyToOrder, visitShop } from '#test/support/sales-shop.ts'
import { deleteAttachmentFiles } from './delete-attachments.ts'
import { deleteOldRows } from './delete-rows.ts'
import { DAY, PERIODS } from './periods.ts'
import { startRetention } from './start.ts'

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY)

describeOnEachDatabase('The retention job', (open) => {
  let database: OpenedDatabase
  let shop: Hono
  beforeAll(async () => {
    database = await open()
    shop = await openSalesShop(database)
  })
  beforeEach(async () => {
    await database.query('truncate shop_order, shop_context, cart, customer, rate_limit, replaced_token cascade')
  })

  const stored = async () => ({
    contexts: await database.db.$count(contextTable),
    carts: await database.db.$count(cart),
    guests: await database.db.$count(customer),
    quoteRequests: await database.db.$count(shopOrder),
  })
  const deleteAfter = (days: number) => deleteOldRows(database.db, daysFromNow(days))

  test('deletes each kind after its period and not before', async () => {
    await (await readyToOrder(shop, PRODUCTS.green)).call('POST /checkout/order')
    await readyToOrder(shop, PRODUCTS.green)
    expect(await stored()).toEqual({ contexts: 2, carts: 1, guests: 2, quoteRequests: 1 })

    await deleteAfter(PERIODS.contexts - 0.1)
    expect(await stored()).toEqual({ contexts: 2, carts: 1, guests: 2, quoteRequests: 1 })
    expect(await deleteAfter(PERIODS.contexts + 0.1)).toEqual({ contexts: 2, replacedTokens: 2 })
    expect(await deleteAfter(PERIODS.guests - 0.1)).toEqual({})
    // The other guest sent a quote request.
    expect(await deleteAfter(PERIODS.guests + 0.1)).toEqual({ guests: 1 })
    expect(await deleteAfter(PERIODS.carts - 0.1)).toEqual({})
    expect(await deleteAfter(PERIODS.carts + 0.1)).toEqual({ carts: 1 })
    expect(await database.db.$count(cartLineItem)).toBe(0)
    expect(await deleteAfter(PERIODS.quoteRequests - 0.1)).toEqual({})
    expect(await deleteAfter(PERIODS.quoteRequests + 0.1)).toEqual({ quoteRequests: 1, guests: 1 })
    expect(await stored()).toEqual({ contexts: 0, carts: 0, guests: 0, quoteRequests: 0 })
    expect(await database.db.$count(customerAddress)).toBe(0)
  })

  test('keeps a guest with a context, however old', async () => {
    await readyToOrder(shop, PRODUCTS.green)
    await database.db.update(customer).set({ createdAt: daysFromNow(-20) })
    expect(await deleteAfter(0)).toEqual({})
  })

  test('keeps a cart longer than its context', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    await deleteAfter(2)
    expect((await visitor.call('POST /account/customer', {})).status).toBe(403)
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toHaveLength(1)
  })

  test('deletes counts of limits after their window', async () => {
    await database.db.insert(rateLimit).values([
      { key: 'over', points: 1, expire: daysFromNow(-0.01) },
      { key: 'under way', points: 1, expire: daysFromNow(0.01) },
    ])
    expect(await deleteAfter(0)).toEqual({ rateLimits: 1 })
  })

  test('deletes more than one batch in a run', async () => {
    for (let at = 0; at < 5; at++) {
      await visitShop(shop).call('POST /checkout/cart/line-item', {
        items: [{ type: 'product', referencedId: PRODUCTS.green }],
      })
    }
    expect(await deleteOldRows(database.db, daysFromNow(200), 2)).toMatchObject({ carts: 5 })
  })

  test('deletes files after their periods, with their bytes', async () => {
    folder = await mkdtemp(join(tmpdir(), 'profilwerk-'))
    const day = (days: number) => sql`now() - ${`${days} days`}::interval`
    const kinds = {
      '1': { updatedAt: day(13), storedAt: day(13) },
      '2': { updatedAt: day(15), storedAt: day(15) },
      '3': { updatedAt: day(0), storedAt: day(1), removedAt: day(1.1) },
      '4': { updatedAt: day(1.1), received: 1 },
      '5': { updatedAt: day(500), storedAt: day(500), sentAt: day(500) },
      '7': { updatedAt: day(11 / 1440) },
      '8': { updatedAt: day(9 / 1440) },
      '9': { updatedAt: day(11 / 1440), received: 1 },
      '6': { updatedAt: day(800), storedAt: day(800), sentAt: day(732) },
    }
    await mkdir(join(folder, 'aa'))
    for (const [digit, times] of Object.entries(kinds)) {
      const id = `aa${digit.repeat(30)}`
      const row = { id, folder: 'f', line: '', name: 'plan.pdf', kind: 'pdf' as const, size: 1 }
      await database.db.insert(attachmentTable).values({ ...row, ...times })
      for (const ending of ['', '.jpg']) await writeFile(join(folder, 'aa', id + ending), 'x')
      for (const ending of ['', '.jpg']) await utimes(join(folder, 'aa', id + ending), daysFromNow(-2), daysFromNow(-2))
    }
    // Being stored at this moment.
    await writeFile(join(folder, 'aa', `aa${'a'.repeat(30)}`), 'x')
    const deleted = await deleteOldRows(database.db, new Date())
    expect(deleted).toEqual({
      unsentAttachments: 1,
      removedAttachments: 1,
      unfinishedAttachments: 1,
      announcedAttachments: 1,
      sentAttachments: 1,
    })
    expect(await deleteAttachmentFiles(database.db, folder, new Date())).toEqual({ attachmentFiles: 10 })
    const left = (await readdir(join(folder, 'aa'))).map((name) => name[2])
    expect([...new Set(left)].toSorted()).toEqual(['1', '5', '8', '9', 'a'])
  })

  test('runs in one process at a time', async () => {
    await readyToOrder(shop, PRODUCTS.green)
    await database.db.execute(sql`update shop_context set updated_at = now() - interval '2 days'`)
    const runs = await Promise.all(Array.from({ length: 6 }, () => deleteAfter(0)))
    expect(runs.reduce((sum, { contexts = 0 }) => sum + contexts, 0)).toBe(1)
  })

  let folder = ''
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('deletes old mails and logs counts only', async () => {
    folder = await mkdtemp(join(tmpdir(), 'profilwerk-'))
    const ages = { 'old.eml': 15, 'new.eml': 13, 'old.eml.part': 1.1, 'new.eml.part': 0.5, 'else.txt': 400 }
    for (const [name, days] of Object.entries(ages)) {
      await writeFile(join(folder, name), 'erika@example.com')
      await utimes(join(folder, name), daysFromNow(-days), daysFromNow(-days))
    }
    await readyToOrder(shop, PRODUCTS.green)
    const lines: unknown[] = []
    const log = { info: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) }
    const options = { db: database.db, mailFolder: folder, attachmentsFolder: '/nowhere', log }
    const retention = startRetention({ ...options, clock: () => daysFromNow(0) })
    await retention.run()
    await retention.run()
    await retention.stop()
    expect((await readdir(folder)).toSorted()).toEqual(['else.txt', 'new.eml', 'new.eml.part'])
    expect(lines).toEqual([[{ deleted: { mails: 1, unfinishedFiles: 1 } }, 'retention: deleted']])
  })

  test('logs a failed run and tries again in the next one', async () => {
    const lines: string[] = []
    const log = { info: () => {}, error: (_: object, message: string) => void lines.push(message) }
    const retention = startRetention({ db: database.db, mailFolder: '/nowhere', attachmentsFolder: '/nowhere', log })
    await database.query('alter table shop_context rename to shop_context_away')
    await retention.run()
    await database.query('alter table shop_context_away rename to shop_context')
    await retention.run()
    await retention.stop()
    expect(lines).toEqual(['retention: failed, next try in an hour'])
  })
})
