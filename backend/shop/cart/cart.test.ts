import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { cart } from '#backend/database/schema/sales.ts'
import { product } from '#backend/database/schema/catalogue.ts'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { describeOnEachDatabase } from '#test/support/database.ts'
import { PRODUCTS } from '#test/support/sales-catalogue.ts'
import { openSalesShop, visitShop } from '#test/support/sales-shop.ts'
import { eq } from 'drizzle-orm'

describeOnEachDatabase('The cart', (open) => {
  let database: OpenedDatabase
  let shop: Hono
  beforeAll(async () => {
    database = await open()
    shop = await openSalesShop(database)
  })

  const item = (referencedId: string, more: object = {}) => ({ type: 'product', referencedId, ...more })

  test('of an unknown token is empty and not stored', async () => {
    const { status, json, token } = await visitShop(shop).call('GET /checkout/cart')
    expect([status, json.lineItems, json.errors, json.price.totalPrice]).toEqual([200, [], [], 0])
    expect(json.token).toBe(token)
    expect(await database.db.$count(cart, eq(cart.token, token))).toBe(0)
  })

  test('shows a line with number, options, cover and facts in the language of the request', async () => {
    const visitor = visitShop(shop)
    const added = await visitor.call('POST /checkout/cart/line-item', {
      items: [
        item(PRODUCTS.green, { quantity: 3, payload: { cut_length: 600, own: 'kept', productNumber: 'FORGED' } }),
      ],
    })
    expect(added.status).toBe(200)
    expect(added.json.errors).toEqual([])
    const [line] = added.json.lineItems
    expect(line).toMatchObject({
      referencedId: PRODUCTS.green,
      label: 'Stab',
      quantity: 3,
      price: { unitPrice: 6, totalPrice: 18, quantity: 3 },
      cover: { url: expect.stringMatching(/^http:\/\/localhost:3000\/media\/[0-9a-f]{32}\/bar\.svg$/), alt: 'Stab' },
      payload: {
        cut_length: 600,
        own: 'kept',
        productNumber: 'BAR-GREEN',
        parentId: PRODUCTS.bar,
        options: [{ group: 'Farbe', option: 'grün' }],
        customFields: { profilwerk: { priceOnRequest: false, cut: { bar: 6000 } } },
      },
    })
    expect(added.json.price).toMatchObject({ netPrice: 18, totalPrice: 18, positionPrice: 18, taxStatus: 'net' })
    const english = await visitor.call('POST /checkout/cart', {}, { 'sw-language-id': ENGLISH })
    expect(english.json.lineItems[0]).toMatchObject({
      id: line.id,
      label: 'Bar',
      payload: { options: [{ group: 'Colour', option: 'green' }] },
    })
  })

  // Differs from the specification: 11.
  test('quotes no shipping costs before the answer to the request', async () => {
    const { json } = await visitShop(shop).call('POST /checkout/cart/line-item', { items: [item(PRODUCTS.green)] })
    expect(json.deliveries).toMatchObject([{ shippingCosts: { unitPrice: 0, totalPrice: 0 } }])
  })

  // Differs from the specification: 26.
  test('accepts products that are out of stock or on request', async () => {
    const { json } = await visitShop(shop).call('POST /checkout/cart/line-item', { items: [item(PRODUCTS.black)] })
    expect(json.errors).toEqual([])
    expect(json.lineItems[0]).toMatchObject({
      quantity: 1,
      price: { unitPrice: 0, totalPrice: 0 },
      payload: { customFields: { profilwerk: { priceOnRequest: true } } },
    })
  })

  test('adds to the line of the given id and creates one without an id', async () => {
    const visitor = visitShop(shop)
    const add = (more: object) => visitor.call('POST /checkout/cart/line-item', { items: [item(PRODUCTS.green, more)] })
    await add({ id: 'mine', quantity: 2, payload: { note: 'a', other: 1 } })
    await add({ id: 'mine', quantity: 3, payload: { note: 'b' } })
    const { json } = await add({ quantity: 1 })
    expect(json.lineItems.map(({ id, quantity }: { id: string; quantity: number }) => [id, quantity])).toEqual([
      ['mine', 5],
      [expect.stringMatching(/^[0-9a-f]{32}$/), 1],
    ])
    expect(json.lineItems[0].payload).toMatchObject({ note: 'b', other: 1 })
    const foreign = await visitor.call('POST /checkout/cart/line-item', {
      items: [item(PRODUCTS.sheet, { id: 'mine' })],
    })
    expect(foreign.status).toBe(400)
  })

  test("uses the id as the product's id, as the official client sends it", async () => {
    const items = [{ id: PRODUCTS.green, type: 'product', quantity: 1 }]
    const { json } = await visitShop(shop).call('POST /checkout/cart/line-item', { items })
    expect(json.lineItems[0]).toMatchObject({ id: PRODUCTS.green, referencedId: PRODUCTS.green })
  })

  test('reports products that cannot be sold as errors and adds the rest', async () => {
    const unknown = 'f'.repeat(32)
    const { status, json } = await visitShop(shop).call('POST /checkout/cart/line-item', {
      items: [unknown, PRODUCTS.gone, PRODUCTS.bar, PRODUCTS.green].map((id) => item(id)),
    })
    expect(status).toBe(200)
    expect(json.lineItems.map(({ referencedId }: { referencedId: string }) => referencedId)).toEqual([
      PRODUCTS.green,
      PRODUCTS.green,
    ])
    expect(json.errors[`product-not-found${unknown}`]).toMatchObject({
      level: 20,
      messageKey: 'product-not-found',
      parameters: { id: unknown },
    })
    expect(Object.values<{ messageKey: string }>(json.errors).map(({ messageKey }) => messageKey)).toEqual([
      'product-not-found',
      'product-not-found',
    ])
  })

  test('adds the best variant of a parent: in stock first, then the cheapest', async () => {
    const { json } = await visitShop(shop).call('POST /checkout/cart/line-item', { items: [item(PRODUCTS.bar)] })
    expect(json.lineItems).toMatchObject([{ referencedId: PRODUCTS.green, payload: { parentId: PRODUCTS.bar } }])
    expect(json.errors).toEqual([])
  })

  test('has no promotions, says so, and can be ordered all the same', async () => {
    const promotion = { type: 'promotion', referencedId: 'SUMMER' }
    const { status, json } = await visitShop(shop).call('POST /checkout/cart/line-item', {
      items: [promotion, item(PRODUCTS.green)],
    })
    expect([status, json.lineItems.length]).toEqual([200, 1])
    expect(json.errors['promotion-not-found']).toMatchObject({
      promotionCode: 'SUMMER',
      parameters: { code: 'SUMMER' },
      block: false,
    })
  })

  test('refuses impossible dimensions and then adds nothing', async () => {
    const visitor = visitShop(shop)
    const { status, json } = await visitor.call('POST /checkout/cart/line-item', {
      items: [item(PRODUCTS.green), item(PRODUCTS.green, { payload: { cut_length: 55 } })],
    })
    expect(status).toBe(400)
    expect(json.errors[0]).toMatchObject({
      code: 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD',
      source: { pointer: '/items/1/payload/cut_length' },
      meta: { parameters: { field: 'cut_length', min: 50, max: 6000, step: 10 } },
    })
    expect((await visitor.call('GET /checkout/cart')).json.lineItems).toEqual([])
  })

  test.each([
    [{ quantity: 0 }, 400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
    [{ quantity: 1.5 }, 400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
    [{ quantity: '2' }, 400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
    [{ type: 'credit' }, 400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'],
    [{ priceDefinition: { price: 0 } }, 403, 'CHECKOUT__INSUFFICIENT_PERMISSION'],
  ])('refuses the body %j', async (more, status, code) => {
    const answer = await visitShop(shop).call('POST /checkout/cart/line-item', { items: [item(PRODUCTS.green, more)] })
    expect([answer.status, answer.json.errors[0].code]).toEqual([status, code])
  })

  test.each(['', '\0', 'a\0b', '\ud800', 'x'.repeat(256)])('refuses the id %j', async (id) => {
    const visitor = visitShop(shop)
    const fields: [string, object][] = [
      ['POST /checkout/cart/line-item', { items: [item(PRODUCTS.green, { id })] }],
      ['POST /checkout/cart/line-item', { items: [item(id)] }],
      ['PATCH /checkout/cart/line-item', { items: [{ id, quantity: 1 }] }],
      ['POST /checkout/cart/line-item/delete', { ids: [id] }],
    ]
    for (const [address, body] of fields) expect((await visitor.call(address, body)).status).toBe(400)
  })

  test('sets quantities, merges payloads and removes lines', async () => {
    const visitor = visitShop(shop)
    const items = [item(PRODUCTS.green, { id: 'a', payload: { cut_length: 600 } }), item(PRODUCTS.sheet, { id: 'b' })]
    await visitor.call('POST /checkout/cart/line-item', { items })
    const patched = await visitor.call('PATCH /checkout/cart/line-item', {
      items: [
        { id: 'a', quantity: 7 },
        { id: 'b', payload: { plastic_format: { strength: 10, width: 500, length: 1000 } } },
      ],
    })
    expect(patched.json.lineItems).toMatchObject([
      { id: 'a', quantity: 7, payload: { cut_length: 600 }, price: { totalPrice: 42 } },
      { id: 'b', quantity: 1, price: { unitPrice: 50 } },
    ])
    const unknown = await visitor.call('PATCH /checkout/cart/line-item', { items: [{ id: 'zz', quantity: 1 }] })
    expect([unknown.status, unknown.json.errors[0].code]).toEqual([404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'])
    expect((await visitor.call('POST /checkout/cart/line-item/delete', { ids: ['a', 'zz'] })).status).toBe(404)
    const rest = await visitor.call('POST /checkout/cart/line-item/delete', { ids: ['a'] })
    expect(rest.json.lineItems).toMatchObject([{ id: 'b' }])
    expect((await visitor.call('DELETE /checkout/cart/line-item?ids[]=b')).json.lineItems).toEqual([])
    expect((await visitor.call('DELETE /checkout/cart')).status).toBe(204)
  })

  test('lowers a quantity beyond the maximum and says so', async () => {
    const { json } = await visitShop(shop).call('POST /checkout/cart/line-item', {
      items: [item(PRODUCTS.green, { id: 'a', quantity: 100_001 })],
    })
    expect(json.lineItems[0].quantity).toBe(100_000)
    expect(json.errors['product-stock-reacheda']).toMatchObject({ level: 10, parameters: { quantity: 100_000 } })
  })

  test('loses no line of many parallel additions', async () => {
    const token = (await visitShop(shop).call('GET /checkout/cart')).token
    const add = (more: object) =>
      visitShop(shop, token).call('POST /checkout/cart/line-item', { items: [item(PRODUCTS.green, more)] })
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? { id: 'same', quantity: 2 } : { quantity: 1 })))
    const { json } = await visitShop(shop, token).call('GET /checkout/cart')
    const quantities = json.lineItems.map(({ quantity }: { quantity: number }) => quantity)
    expect(quantities).toHaveLength(11)
    expect(quantities.reduce((sum: number, quantity: number) => sum + quantity)).toBe(30)
  })

  test('removes a line whose product became inactive and says so once', async () => {
    const visitor = visitShop(shop)
    await visitor.call('POST /checkout/cart/line-item', {
      items: [item(PRODUCTS.sheet, { id: 's' }), item(PRODUCTS.green)],
    })
    await database.db.update(product).set({ active: false }).where(eq(product.id, PRODUCTS.sheet))
    try {
      const { json } = await visitor.call('GET /checkout/cart')
      expect(json.lineItems).toMatchObject([{ referencedId: PRODUCTS.green }])
      expect(json.errors['product-not-founds']).toMatchObject({ level: 20 })
      expect((await visitor.call('GET /checkout/cart')).json.errors).toEqual([])
    } finally {
      await database.db.update(product).set({ active: true }).where(eq(product.id, PRODUCTS.sheet))
    }
  })
})
