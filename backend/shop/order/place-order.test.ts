import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { cart, customer, shopOrder } from '#backend/database/schema/sales.ts'
import { openQueue, QUEUE, QUEUE_SCHEMA } from '#backend/mail/boss.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import {
  NO_MAIL,
  germany,
  openSalesShop,
  readyToOrder,
  registration,
  shopOn,
  visitShop,
} from '#test/support/sales-shop.ts'
import type { VisitorResponse, StoreVisitor } from '#test/support/sales-shop.ts'

describeOnEachDatabase('A quote request', (open) => {
  let database: OpenedDatabase
  let queue: MailQueue
  let shop: Hono
  beforeAll(async () => {
    database = await open()
    const opened = await openQueue(database, { keepDays: 14, log: console })
    queue = opened
    shop = await openSalesShop(database, queue)
    return opened.stop
  })

  const send = (visitor: StoreVisitor, key?: string, body: object = {}): Promise<VisitorResponse> =>
    visitor.call('POST /checkout/order', body, key === undefined ? {} : { [IDEMPOTENCY_KEY]: key })
  const numberOf = ({ json }: VisitorResponse): string => json.orderNumber
  const mailsOf = async (orderId: string) => {
    const { rows } = await database.query(`select data from ${QUEUE_SCHEMA}.job where name = $1`, [QUEUE])
    return rows.flatMap(({ data }) => {
      const job = data as { kind: string; orderId: string }
      return job.orderId === orderId ? [job.kind] : []
    })
  }

  test('stores lines, addresses and comment and empties the cart', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    await visitor.call('POST /checkout/cart/line-item', { items: [{ type: 'product', referencedId: PRODUCTS.black }] })
    const { status, json } = await send(visitor, undefined, { customerComment: '  Bitte bald.\r\nDanke ' })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      orderNumber: expect.stringMatching(/^A-\d{6}$/),
      amountNet: 120,
      amountTotal: 120,
      customerComment: 'Bitte bald.\nDanke',
      orderCustomer: { email: 'erika@example.com', lastName: 'Muster', salutation: { salutationKey: 'not_specified' } },
      billingAddress: null,
      addresses: [{ street: 'Hauptstraße 1', city: 'Musterstadt', country: { iso: 'DE' } }],
      stateMachineState: { technicalName: 'open' },
      lineItems: [
        { position: 1, productId: PRODUCTS.green, label: 'Stab', quantity: 2, unitPrice: 60, totalPrice: 120 },
        { position: 2, unitPrice: 0, payload: { customFields: { profilwerk: { priceOnRequest: true } } } },
      ],
    })
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toEqual([])
    expect((await mailsOf(json.id)).toSorted()).toEqual(['confirmation', 'request'])

    await database.db.update(product).set({ priceNet: '99.00' }).where(eq(product.id, PRODUCTS.green))
    const [stored] = await database.db.select().from(shopOrder).where(eq(shopOrder.id, json.id))
    expect(stored?.amountNet).toBe(120)
    await database.db.update(product).set({ priceNet: '60.00' }).where(eq(product.id, PRODUCTS.green))
  })

  test('needs a guest and a line in the cart', async () => {
    expect((await send(visitShop(shop))).json.errors[0].code).toBe('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    await visitor.call('DELETE /checkout/cart')
    const empty = await send(visitor)
    expect([empty.status, empty.json.errors[0].code]).toEqual([400, 'CHECKOUT__CART_EMPTY'])
    expect(await database.db.$count(cart, eq(cart.token, visitor.token ?? ''))).toBe(0)
    const long = await send(visitor, undefined, { customerComment: 'x'.repeat(10_001) })
    expect(long.json.errors[0]).toMatchObject({ source: { pointer: '/customerComment' } })
  })

  test('is refused if a product became inactive in the meantime', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.sheet)
    await database.db.update(product).set({ active: false }).where(eq(product.id, PRODUCTS.sheet))
    const { status, json } = await send(visitor)
    await database.db.update(product).set({ active: true }).where(eq(product.id, PRODUCTS.sheet))
    expect([status, json.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID'])
  })

  test('gets successive numbers in 50 parallel requests', async () => {
    const visitors = await Promise.all(Array.from({ length: 50 }, () => readyToOrder(shop, PRODUCTS.green)))
    const answers = await Promise.all(visitors.map((visitor) => send(visitor)))
    const numbers = answers.map((answer) => Number(numberOf(answer).slice(2))).toSorted((a, b) => a - b)
    const first = numbers[0] ?? 0
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => first + n))
  })

  test.each([
    ['a guest', {}],
    ['a signed-in customer', { guest: false, email: 'kunde@example.com', password: 'Sehr-geheim-12' }],
  ])('of %s is stored once, with one pair of mails, in 200 parallel requests with the same key', async (_, differs) => {
    const visitor = await readyToOrder(shop, PRODUCTS.green, differs)
    const before = await database.db.$count(shopOrder)
    const answers = await Promise.all(Array.from({ length: 200 }, () => send(visitShop(shop, visitor.token), 'key-1')))
    expect(new Set(answers.map(numberOf)).size).toBe(1)
    expect(await database.db.$count(shopOrder)).toBe(before + 1)
    expect(await mailsOf(answers[0]?.json.id)).toHaveLength(2)
    expect(numberOf(await send(visitor, 'key-1'))).toBe(numberOf(answers[0] as VisitorResponse))
    expect((await send(visitor, 'key-2')).json.errors[0].code).toBe('CHECKOUT__CART_EMPTY')
  })

  test('without a key is stored once per cart', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(visitShop(shop, visitor.token))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  test('is returned to a successor of the context and to no other', async () => {
    const visitor = visitShop(shop)
    const line = { type: 'product', referencedId: PRODUCTS.green }
    const { token: old } = await visitor.call('POST /checkout/cart/line-item', { items: [line] })
    const form = { [IDEMPOTENCY_KEY]: 'form' }
    await visitor.call('POST /account/register', registration(await germany(shop)), form)
    const first = await send(visitor, 'key-3')
    const lost = visitShop(shop, old)
    expect((await send(lost, 'key-3')).status).toBe(403)
    await lost.call('POST /account/register', registration(await germany(shop)), form)
    expect(numberOf(await send(lost, 'key-3'))).toBe(numberOf(first))
    const stranger = await readyToOrder(shop, PRODUCTS.green)
    expect(numberOf(await send(stranger, 'key-3'))).not.toBe(numberOf(first))
  })

  test('is not stored, and leaves no gap, if its mails cannot be queued', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const failing = async () => Promise.reject(new Error('no queue'))
    const before = await database.db.$count(shopOrder)
    const silent = { ...console, error: () => {} }
    const broken = shopOn(database, { ...NO_MAIL, enqueue: failing }, silent)
    expect((await send(visitShop(broken, visitor.token), 'key-4')).status).toBe(500)
    expect(await database.db.$count(shopOrder)).toBe(before)
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toHaveLength(1)
    const next = await readyToOrder(shop, PRODUCTS.green)
    const numbers = [await send(visitor, 'key-4'), await send(next)].map((answer) => Number(numberOf(answer).slice(2)))
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1)
  })

  test('keeps its guest when the visitor registers again', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const { json } = await send(visitor)
    await visitor.call('POST /account/register', registration(await germany(shop)))
    const [stored] = await database.db.select().from(shopOrder).where(eq(shopOrder.id, json.id))
    expect(await database.db.$count(customer, eq(customer.id, stored?.customerId ?? ''))).toBe(1)
  })
})
