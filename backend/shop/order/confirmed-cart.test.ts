import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'
import { lockCart, writeLines } from '#backend/shop/cart/cart-rows.ts'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { openSalesShop, readyToOrder } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'

describeOnEachDatabase('The hash of a confirmed cart', (open, kind) => {
  let database: OpenedDatabase
  let shop: Hono
  beforeAll(async () => {
    database = await open()
    shop = await openSalesShop(database)
  })

  const hashOf = async (visitor: StoreVisitor, headers = {}): Promise<string> =>
    (await visitor.call('GET /checkout/cart', undefined, headers)).json.hash
  const order = (visitor: StoreVisitor, hash: string) => visitor.call('POST /checkout/order', { hash })
  const line = (more: object = {}) => ({
    items: [
      { type: 'product', referencedId: PRODUCTS.green, id: 'a', payload: { cut_length: 600, note: 'b' }, ...more },
    ],
  })

  test('is the same for every reader and changes with every change', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.black)
    const added = await visitor.call('POST /checkout/cart/line-item', line())
    expect(added.json.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await hashOf(visitor)).toBe(added.json.hash)
    expect(await hashOf(visitor, { 'sw-language-id': ENGLISH })).toBe(added.json.hash)
    const hashes = [added.json.hash]
    for (const change of [{ quantity: 2 }, { payload: { note: 'c' } }, { payload: { cut_length: 700 } }]) {
      const changed = await visitor.call('PATCH /checkout/cart/line-item', { items: [{ id: 'a', ...change }] })
      hashes.push(changed.json.hash)
    }
    await database.db.update(product).set({ priceNet: '66.00' }).where(eq(product.id, PRODUCTS.green))
    hashes.push(await hashOf(visitor))
    await database.db.update(product).set({ priceNet: '60.00' }).where(eq(product.id, PRODUCTS.green))
    expect(new Set(hashes).size).toBe(5)
  })

  test('differs for the same content in the next cart', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    await visitor.call('DELETE /checkout/cart')
    const first = (await visitor.call('POST /checkout/cart/line-item', line())).json.hash
    expect((await order(visitor, first)).status).toBe(200)
    const second = (await visitor.call('POST /checkout/cart/line-item', line())).json.hash
    expect(second).not.toBe(first)
    expect((await order(visitor, first)).status).toBe(409)
    expect((await order(visitor, second)).status).toBe(200)
  })

  test('is refused if it does not match, and the cart stays', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const { status, json } = await order(visitor, '0'.repeat(64))
    expect([status, json.errors[0]]).toEqual([
      409,
      {
        status: '409',
        code: 'CHECKOUT__CART_HASH_MISMATCH',
        title: 'Conflict',
        detail: `Content hash mismatch for cart token: ${visitor.token}`,
        meta: { parameters: { token: visitor.token } },
      },
    ])
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toHaveLength(1)
  })

  test('keeps out a line that is added in between', async () => {
    const visitor = await readyToOrder(shop, PRODUCTS.green)
    const token = visitor.token ?? ''
    const hash = await hashOf(visitor)
    const before = await database.db.$count(shopOrder)
    let ordering: Promise<{ status: number }> | undefined
    await database.db.transaction(async (tx) => {
      await lockCart(tx, token)
      ordering = order(visitor, hash)
      // The order has read everything that it reads before its transaction. PGlite has one connection, so there it has
      // not begun.
      if (kind === 'postgres') await vi.waitFor(orderWaits, SOON)
      await writeLines(tx, token, [{ id: 'late', productId: PRODUCTS.sheet, quantity: 1, payload: {} }])
    })
    expect((await ordering)?.status).toBe(409)
    expect(await database.db.$count(shopOrder)).toBe(before)
  })

  async function orderWaits(): Promise<void> {
    const { rows } = await database.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  }
})
