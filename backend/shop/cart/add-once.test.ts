import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { describeOnBothDatabases } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { germany, openSalesShop, registration, visitShop } from '#test/support/sales-shop.ts'
import type { VisitorResponse, StoreVisitor } from '#test/support/sales-shop.ts'

describeOnBothDatabases('An addition with an idempotency key', (open) => {
  let shop: Hono
  beforeAll(async () => {
    shop = await openSalesShop(await open())
  })

  const add = (visitor: StoreVisitor, key: string, ids = ['a']): Promise<VisitorResponse> =>
    visitor.call(
      'POST /checkout/cart/line-item',
      { items: ids.map((id) => ({ type: 'product', referencedId: PRODUCTS.green, id, quantity: 2 })) },
      { [IDEMPOTENCY_KEY]: key },
    )
  const quantities = ({ json }: VisitorResponse) => json.lineItems.map(({ quantity }: { quantity: number }) => quantity)

  test('happens once, and a second request returns the cart as it is', async () => {
    const visitor = visitShop(shop)
    expect(quantities(await add(visitor, 'k1', ['a', 'b']))).toEqual([2, 2])
    expect(quantities(await add(visitor, 'k2'))).toEqual([4, 2])
    const again = await add(visitor, 'k1', ['a', 'b'])
    expect([again.status, quantities(again)]).toEqual([200, [4, 2]])
  })

  test('happens once in ten parallel requests', async () => {
    const { token } = await visitShop(shop).call('GET /checkout/cart')
    await Promise.all(Array.from({ length: 10 }, () => add(visitShop(shop, token), 'k1')))
    expect(quantities(await visitShop(shop, token).call('GET /checkout/cart'))).toEqual([2])
  })

  test('happens once, even if the token was replaced in between', async () => {
    const visitor = visitShop(shop)
    await add(visitor, 'k1')
    await visitor.call('POST /account/register', registration(await germany(shop)))
    expect(quantities(await add(visitor, 'k1'))).toEqual([2])
  })

  test('happens again after its lines were removed, and in another cart', async () => {
    const visitor = visitShop(shop)
    await add(visitor, 'k1')
    await visitor.call('POST /checkout/cart/line-item/delete', { ids: ['a'] })
    expect(quantities(await add(visitor, 'k1'))).toEqual([2])
    expect(quantities(await add(visitShop(shop), 'k1'))).toEqual([2])
  })

  test('can succeed after a failure with the same key', async () => {
    const visitor = visitShop(shop)
    const items = [{ type: 'product', referencedId: PRODUCTS.green, id: 'a', payload: { cut_length: 1 } }]
    expect((await visitor.call('POST /checkout/cart/line-item', { items }, { [IDEMPOTENCY_KEY]: 'k1' })).status).toBe(
      400,
    )
    expect(quantities(await add(visitor, 'k1'))).toEqual([2])
  })

  test('is refused if the key cannot be stored', async () => {
    expect((await add(visitShop(shop), 'x'.repeat(256))).status).toBe(400)
  })
})
