import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { openAccountShop } from '#test/support/account-shop.ts'
import type { AccountShop } from '#test/support/account-shop.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { visitShop } from '#test/support/sales-shop.ts'
import type { StoreVisitor } from '#test/support/sales-shop.ts'
import { writeLines } from './cart-rows.ts'

describeOnEachDatabase('A cart has at most 500 lines', (open) => {
  let database: OpenedDatabase
  let accounts: AccountShop
  beforeAll(async () => {
    database = await open()
    accounts = await openAccountShop(database)
  })
  const linesFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      type: 'product',
      referencedId: PRODUCTS.green,
      id: `line-${first + at}`,
      payload: { note: 'from a list' },
    }))
  const add = (visitor: StoreVisitor, first: number, count: number, key?: string) =>
    visitor.call(
      'POST /checkout/cart/line-item',
      { items: linesFrom(first, count) },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const linesOf = async (visitor: StoreVisitor): Promise<string[]> => {
    const { json } = await visitor.call('GET /checkout/cart')
    return json.lineItems.map(({ id }: { id: string }) => id)
  }
  /** Stores lines as an earlier version of the shop did, which knew no bound. */
  const storeOlderCart = (visitor: StoreVisitor, count: number) =>
    database.db.transaction((tx) =>
      writeLines(
        tx,
        visitor.token ?? '',
        linesFrom(1, count).map(({ id, payload }) => ({ id, payload, productId: PRODUCTS.green, quantity: 1 })),
      ),
    )

  test('lines beyond them are named, one error each, and the others are added', async () => {
    const visitor = visitShop(accounts.shop)
    await add(visitor, 1, MOST_LINES - 1)
    const { status, json } = await add(visitor, MOST_LINES, 3)
    expect(status).toBe(200)
    expect(json.lineItems).toHaveLength(MOST_LINES)
    expect(Object.values(json.errors)).toMatchObject(
      [`line-${MOST_LINES + 1}`, `line-${MOST_LINES + 2}`].map((id) => ({
        id,
        level: 20,
        messageKey: 'cart-full',
        parameters: { limit: MOST_LINES },
        block: false,
      })),
    )
    expect((await visitor.call('GET /checkout/cart')).json.errors).toEqual([])
  })

  test('a full cart takes more pieces of its lines, and nothing else', async () => {
    const visitor = visitShop(accounts.shop)
    await add(visitor, 1, MOST_LINES)
    const more = await add(visitor, 7, 1)
    expect(more.json.errors).toEqual([])
    expect(more.json.lineItems[6]).toMatchObject({ id: 'line-7', quantity: 2 })
    const refused = await add(visitor, MOST_LINES + 1, 1, 'key-1')
    expect(Object.keys(refused.json.errors)).toEqual([`cart-fullline-${MOST_LINES + 1}`])
    // Once there is room the same form works: nothing was added with its key.
    await visitor.call('POST /checkout/cart/line-item/delete', { ids: ['line-1'] })
    expect((await add(visitor, MOST_LINES + 1, 1, 'key-1')).json.errors).toEqual([])
    expect(await linesOf(visitor)).toContain(`line-${MOST_LINES + 1}`)
  })

  test('parallel additions do not exceed them', async () => {
    const visitor = visitShop(accounts.shop)
    await add(visitor, 1, 1)
    const parallel = [2, 402, 802].map((first) => add(visitShop(accounts.shop, visitor.token), first, 400))
    await Promise.all(parallel)
    expect(await linesOf(visitor)).toHaveLength(MOST_LINES)
  })

  test('an older, longer cart is shown whole, takes no further line, and cannot be ordered until it is shorter', async () => {
    const visitor = visitShop(accounts.shop)
    await accounts.register(visitor, 'longer@example.com')
    await add(visitor, 1, 1)
    await storeOlderCart(visitor, MOST_LINES + 2)
    expect(await linesOf(visitor)).toHaveLength(MOST_LINES + 2)
    expect(Object.keys((await add(visitor, 9000, 1)).json.errors)).toEqual(['cart-fullline-9000'])
    const before = await database.db.$count(shopOrder)
    const refused = await visitor.call('POST /checkout/order', {})
    expect([refused.status, refused.json.errors[0].code]).toEqual([400, 'CHECKOUT__CART_TOO_MANY_LINES'])
    expect(refused.json.errors[0].meta.parameters).toEqual({ limit: MOST_LINES, count: MOST_LINES + 2 })
    expect(await database.db.$count(shopOrder)).toBe(before)
    await visitor.call('POST /checkout/cart/line-item/delete', { ids: ['line-1', 'line-2'] })
    expect((await visitor.call('POST /checkout/order', {})).status).toBe(200)
  })

  test('at a login the cart of the customer takes what fits, and the rest stays in the cart of the former token', async () => {
    const email = 'two-carts@example.com'
    const device = visitShop(accounts.shop)
    await accounts.register(device, email)
    await add(device, 1, 400)
    const other = visitShop(accounts.shop)
    // Two of its lines are in the customer's cart, too.
    await add(other, 399, 400)
    const former = visitShop(accounts.shop, other.token)
    await accounts.logIn(other, email)
    const [merged, left] = [await linesOf(other), await linesOf(former)]
    expect(merged).toEqual(linesFrom(1, MOST_LINES).map(({ id }) => id))
    expect(left).toEqual(linesFrom(MOST_LINES + 1, 298).map(({ id }) => id))
  })

  test('a text of a line is short enough that a mail with all of them is one that mail servers take', async () => {
    const visitor = visitShop(accounts.shop)
    const items = [{ type: 'product', referencedId: PRODUCTS.green, payload: { note: 'x'.repeat(1200) } }]
    const { status, json } = await visitor.call('POST /checkout/cart/line-item', { items })
    expect([status, json.errors[0].code]).toEqual([400, 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD'])
  })
})
