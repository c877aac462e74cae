import type { Hono } from 'hono'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { customer, replacedToken } from '#backend/database/schema/sales.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, openSalesShop, registration, visitShop } from '#test/support/sales-shop.ts'
import type { VisitorResponse, StoreVisitor } from '#test/support/sales-shop.ts'

describeOnEachDatabase('A replaced context token', (open) => {
  let database: OpenedDatabase
  let shop: Hono
  let country: string
  beforeAll(async () => {
    database = await open()
    shop = await openSalesShop(database)
    country = await germany(shop)
  })

  const register = (visitor: StoreVisitor, key?: string, differs: object = {}): Promise<VisitorResponse> =>
    visitor.call(
      'POST /account/register',
      registration(country, differs),
      key === undefined ? {} : { [IDEMPOTENCY_KEY]: key },
    )
  const lineIds = async (visitor: StoreVisitor): Promise<string[]> =>
    (await visitor.call('GET /checkout/cart')).json.lineItems.map(({ id }: { id: string }) => id)
  /** Returns the token of a visitor whose cart has one line, `a`. */
  const withOneLine = async (): Promise<string> => {
    const items = [{ type: 'product', referencedId: PRODUCTS.green, id: 'a' }]
    return (await visitShop(shop).call('POST /checkout/cart/line-item', { items })).token
  }
  const guests = (ids: string[]) => database.db.$count(customer, inArray(customer.id, ids))

  test('returns the same guest and token to a repetition of the same form', async () => {
    const old = await withOneLine()
    const [lost, again] = [visitShop(shop, old), visitShop(shop, old)]
    const first = await register(lost, 'form-1')
    const second = await register(again, 'form-1')
    expect([second.status, second.json.id, second.token]).toEqual([200, first.json.id, first.token])
    expect(await lineIds(again)).toEqual(['a'])
  })

  test('makes ten parallel repetitions of a form one guest with the cart', async () => {
    const old = await withOneLine()
    const before = await database.db.$count(customer)
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(visitShop(shop, old), 'form-2')))
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(await database.db.$count(customer)).toBe(before + 1)
    expect(await lineIds(visitShop(shop, answers[0]?.token))).toEqual(['a'])
  })

  test('lets a corrected form register again and moves the cart along', async () => {
    const old = await withOneLine()
    const first = await register(visitShop(shop, old), 'form-3')
    const again = visitShop(shop, old)
    const second = await register(again, 'form-3', { firstName: 'Eva' })
    expect(second.json.firstName).toBe('Eva')
    expect(await guests([first.json.id])).toBe(0)
    expect(await lineIds(again)).toEqual(['a'])
    const third = await register(visitShop(shop, old), 'form-3', { firstName: 'Eva' })
    expect([third.json.id, third.token]).toEqual([second.json.id, second.token])
  })

  test.each([
    ['without a key', undefined],
    ['with another key', 'guessed'],
  ])('gives away nothing %s', async (_, key) => {
    const old = await withOneLine()
    const owner = visitShop(shop, old)
    const registered = await register(owner, 'form-4')
    const stranger = visitShop(shop, old)
    expect(await lineIds(stranger)).toEqual([])
    expect((await stranger.call('POST /account/customer', {})).status).toBe(403)
    expect((await stranger.call('GET /context')).json.customer).toBeNull()

    const taken = await register(stranger, key, { firstName: 'Mallory' })
    expect([taken.status, taken.json.firstName]).toEqual([200, 'Mallory'])
    expect(taken.token).not.toBe(registered.token)
    expect(await lineIds(stranger)).toEqual([])
    expect((await owner.call('POST /account/customer', {})).json.id).toBe(registered.json.id)
    expect(await lineIds(owner)).toEqual(['a'])
  })

  test('finds no quote request, not even with its key', async () => {
    const old = await withOneLine()
    const owner = visitShop(shop, old)
    await register(owner, 'form-5')
    const sending = { [IDEMPOTENCY_KEY]: 'order-5' }
    expect((await owner.call('POST /checkout/order', {}, sending)).status).toBe(200)
    const stranger = visitShop(shop, old)
    await stranger.call('PATCH /context', { countryId: country })
    expect((await stranger.call('POST /checkout/order', {}, sending)).status).toBe(403)
    await register(stranger)
    expect((await stranger.call('POST /checkout/order', {}, sending)).json.errors[0].code).toBe('CHECKOUT__CART_EMPTY')
  })

  test('is an unknown one after a minute and is deleted with the next registration', async () => {
    const old = await withOneLine()
    const first = await register(visitShop(shop, old), 'form-6')
    await database.db
      .update(replacedToken)
      .set({ replacedAt: sql`now() - interval '61 seconds'` })
      .where(eq(replacedToken.token, old))
    const late = visitShop(shop, old)
    const second = await register(late, 'form-6')
    expect(second.json.id).not.toBe(first.json.id)
    expect(await lineIds(late)).toEqual([])
    expect(await guests([first.json.id])).toBe(1)
    const left = sql`${replacedToken.replacedAt} < now() - interval '1 minute'`
    expect(await database.db.$count(replacedToken, left)).toBe(0)
  })
})
