import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAttachments } from '#backend/attachments/attachments.ts'
import { readOrderAttachments } from '#backend/attachments/order-attachments.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { type Attachments, WHOLE_REQUEST } from '#contracts/attachments/attachments.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { openSalesShop, readyToOrder } from '#test/support/sales-shop.ts'
import { SAMPLE_PDF } from '#test/support/sample-files.ts'

const LINKS = { secret: 's', linkTo: (id: string, grant: string) => `https://site.test/${id}/${grant}` }

describeOnEachDatabase('The files of an order', (open) => {
  let database: OpenedDatabase
  let shop: Hono
  let dataDir: string
  let files: Attachments
  beforeAll(async () => {
    database = await open()
    shop = await openSalesShop(database)
    dataDir = await mkdtemp(join(tmpdir(), 'order-files-'))
    const { db } = database
    const options = { db, dataDir, limiter: NO_LIMITS, leastFree: 0, log: console, isShopEmbedded: true }
    files = createAttachments({ ...options, ...LINKS })
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const store = async (folder: string, line: string, name: string) => {
    const content = new Blob([new Uint8Array(SAMPLE_PDF)]).stream()
    const stored = await files.store(folder, { line, name }, content)
    if ('problem' in stored) throw new Error(stored.problem)
  }
  /** A visitor ready to order. There is a file for the line, one for the request and one for a deleted line. */
  const withFiles = async () => {
    const folder = newId()
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const { lineItems } = (await visitor.call('GET /checkout/cart')).json
    const line: string = lineItems[0].id
    await store(folder, line, 'line.pdf')
    await store(folder, WHOLE_REQUEST, 'request.pdf')
    await store(folder, 'gone', 'gone.pdf')
    await files.begin(folder, { line, name: 'unfinished.pdf', size: 100, modified: 1 })
    return { visitor, folder, line }
  }
  const read = (orderId: string) => readOrderAttachments(database.db, orderId, { dataDir, ...LINKS })

  test('are those of its lines and of the whole request, once', async () => {
    const { visitor, folder, line } = await withFiles()
    const key = { [IDEMPOTENCY_KEY]: 'key' }
    const { json, status } = await visitor.call('POST /checkout/order', { attachments: folder }, key)
    expect(status).toBe(200)
    expect(json.lineItems[0].payload.attachments).toBe(line)
    const bound = await read(json.id)
    expect(bound.map(({ name, line: of }) => [name, of])).toEqual([
      ['line.pdf', line],
      ['request.pdf', ''],
    ])
    const [first] = bound
    const opened = await files.open(first?.id ?? '', first?.url.split('/').at(-1) ?? '')
    expect(opened).toMatchObject({ name: 'line.pdf' })
    expect((await visitor.call('POST /checkout/order', { attachments: folder }, key)).json.id).toBe(json.id)
    expect(await read(json.id)).toHaveLength(2)
  })

  test('stay with the cart if the order is refused', async () => {
    const { visitor, folder } = await withFiles()
    const refused = await visitor.call('POST /checkout/order', { attachments: folder, hash: 'ab'.repeat(32) })
    expect(refused.status).toBe(409)
    expect(await files.list(folder)).toHaveLength(4)
    const { json } = await visitor.call('POST /checkout/order', { attachments: folder })
    expect(await read(json.id)).toHaveLength(2)
  })

  test('belong to their order only', async () => {
    const { folder } = await withFiles()
    const other = await readyToOrder(shop, PRODUCTS.green)
    for (const attachments of [newId(), `${folder}'`, 5, null]) {
      const { json } = await (await readyToOrder(shop, PRODUCTS.green)).call('POST /checkout/order', { attachments })
      expect(await read(json.id)).toEqual([])
    }
    const { json } = await other.call('POST /checkout/order', {})
    expect(json.lineItems[0].payload).not.toHaveProperty('attachments')
  })
})
