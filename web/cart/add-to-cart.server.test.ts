import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Cart, CartError, LineItem } from '#contracts/shop/cart.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { addToCart } from './add-to-cart.server.ts'

const price = { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] }
const cartOf = (lineItems: LineItem[], errors: CartError[] = []): Cart => ({ price, lineItems, errors })
const line: LineItem = { id: 'l1', type: 'product', referencedId: 'p1', quantity: 2, payload: {}, cover: null }

/** Responds to each operation from a table and records the requests. */
function shopOf(answers: Record<string, Cart | Error>) {
  const calls: { operation: string; call: unknown }[] = []
  const shop = ((operation: string, call?: unknown) => {
    calls.push({ operation, call })
    const answer = answers[operation]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }) as unknown as ShopClient
  return { shop, calls }
}

/** A cart that accepts changes. As a Shopware it adds known products, and reports the product `gone`. */
function partlyAddingShop(before: LineItem[]) {
  const lines = new Map(before.map((one) => [one.id, one]))
  const body = z.object({
    items: z.array(z.object({ id: z.string(), quantity: z.number(), referencedId: z.string().optional() })),
  })
  const act: Record<string, (given: unknown) => void> = {
    'GET /checkout/cart': () => {},
    'POST /checkout/cart/line-item': (given) => {
      for (const { id, quantity, referencedId = '' } of body.parse(given).items) {
        if (referencedId === 'gone') continue
        const known = lines.get(id) ?? { ...line, id, referencedId, quantity: 0 }
        lines.set(id, { ...known, quantity: (known.quantity ?? 0) + quantity })
      }
    },
    'PATCH /checkout/cart/line-item': (given) => {
      for (const { id, quantity } of body.parse(given).items) lines.set(id, { ...(lines.get(id) ?? line), quantity })
    },
    'POST /checkout/cart/line-item/delete': (given) => {
      for (const id of z.object({ ids: z.array(z.string()) }).parse(given).ids) lines.delete(id)
    },
  }
  const shop = (async (operation: string, call?: { body: unknown }) => {
    act[operation]?.(call?.body)
    const error = { key: 'k', id: 'gone', level: 20, message: 'Gone.', messageKey: 'product-not-found' }
    return cartOf([...lines.values()], operation === 'POST /checkout/cart/line-item' ? [error] : [])
  }) as unknown as ShopClient
  return { shop, lines: () => [...lines.values()] }
}
const failure = (kind: 'refused' | 'unreachable') =>
  new ServiceFailure({
    service: 'shop',
    operation: 'POST /checkout/cart/line-item',
    kind,
    status: kind === 'refused' ? 400 : 503,
    errors: [{ code: 'X', detail: 'cut_length must be between 20 and 6000', pointer: undefined, parameters: {} }],
  })

const FULL =
  'Eine Anfrage hat höchstens 500 Positionen. Senden Sie diese ab, oder entfernen Sie Positionen, bevor Sie weitere hinzufügen.'
const nobody = { contextToken: undefined, formToken: undefined }
const somebody = { contextToken: 'known', formToken: undefined }

describe('addToCart', () => {
  test('posts the difference under the id of the existing line', async () => {
    const { shop, calls } = shopOf({
      'GET /checkout/cart': cartOf([line]),
      'POST /checkout/cart/line-item': cartOf([{ ...line, quantity: 5 }]),
    })
    expect(await addToCart(shop, [{ productId: 'p1', quantity: 3 }], somebody)).toMatchObject({
      added: true,
      cart: { lineItems: [{ quantity: 5 }] },
    })
    expect(calls.map((call) => call.operation)).toEqual(['GET /checkout/cart', 'POST /checkout/cart/line-item'])
    expect(calls[1]?.call).toMatchObject({
      body: { items: [{ id: 'l1', type: 'product', referencedId: 'p1', quantity: 3, payload: {} }] },
    })
  })

  test('reads no cart for a visitor who has none, nor one that was just read', async () => {
    const { shop, calls } = shopOf({ 'POST /checkout/cart/line-item': cartOf([line]) })
    await addToCart(shop, [{ productId: 'p1', quantity: 1 }], nobody)
    await addToCart(shop, [{ productId: 'p1', quantity: 1 }], { ...somebody, cart: cartOf([line]) })
    expect(calls.map(({ operation }) => operation)).toEqual(Array(2).fill('POST /checkout/cart/line-item'))
    expect(calls[1]?.call).toMatchObject({ body: { items: [{ id: 'l1' }] } })
  })

  test('posts a form with the same key again, and another quantity with another one', async () => {
    const { shop, calls } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': cartOf([line]),
    })
    const visitor = { contextToken: 'again', formToken: 'f1' }
    for (const quantity of [2, 2, 3]) await addToCart(shop, [{ productId: 'p1', quantity }], visitor)
    const keys = calls.flatMap(({ call }) => z.object({ idempotencyKey: z.string() }).safeParse(call).data ?? [])
    const [first, second, third] = keys.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test.each([
    [20, false],
    [10, true],
    [0, true],
  ])('an error of level %i in the response means added: %s', async (level, added) => {
    const error = { key: 'p1', level, message: 'Gone.', messageKey: 'product-not-found' }
    const { shop } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': cartOf([], [error]),
    })
    const result = await addToCart(shop, [{ productId: 'p1', quantity: 2 }], nobody)
    expect(result).toMatchObject(
      added
        ? { added }
        : {
            added,
            reasons: ['Ein Produkt ist nicht mehr erhältlich. Es steht nicht in der Anfrage.'],
            refusals: [],
          },
    )
  })

  test('corrections of the shop are shown in the language of the page', async () => {
    const parameters = { id: 'l1', name: 'CT', quantity: 100 }
    const error = { key: 'k', level: 10, message: 'The product CT is only available 100 times', parameters }
    const { shop } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': cartOf([line], [{ ...error, messageKey: 'product-stock-reached' }]),
    })
    const result = await addToCart(shop, [{ productId: 'p1', quantity: 500 }], nobody)
    const correction = 'CT: Die Menge wurde auf 100 gesetzt, mehr nimmt der Shop nicht an.'
    expect(result).toMatchObject({ added: true, corrections: [correction] })
  })

  test.each([
    [false, [['p1', 2]]],
    [
      true,
      [
        ['p1', 5],
        ['p2', 4],
      ],
    ],
  ])(
    'an addition that the shop takes in part is taken back as a whole, unless a part is wanted: %s',
    async (isPartial, kept) => {
      const inputs = [
        { productId: 'p1', quantity: 3 },
        { productId: 'p2', quantity: 4 },
        { productId: 'gone', quantity: 1 },
      ]
      const { shop, lines } = partlyAddingShop([line])
      const result = await addToCart(shop, inputs, somebody, { isPartial })
      const reason = 'Ein Produkt ist nicht mehr erhältlich. Es steht nicht in der Anfrage.'
      expect(result).toEqual({ added: false, reasons: [reason], refusals: [{ productId: 'gone', reason }] })
      expect(lines().map(({ referencedId, quantity }) => [referencedId, quantity])).toEqual(kept)
    },
  )

  const fullCart = Array.from({ length: MOST_LINES }, (_, at) => ({ ...line, id: `l${at}`, referencedId: `p${at}` }))

  test('a cart with 500 lines takes no further one, whatever the shop would take, but more pieces of its own', async () => {
    const { shop, calls } = shopOf({
      'GET /checkout/cart': cartOf(fullCart),
      'POST /checkout/cart/line-item': cartOf(fullCart),
    })
    const refused = await addToCart(shop, [{ productId: 'new', quantity: 1 }], somebody)
    expect(refused).toEqual({ added: false, reasons: [FULL], refusals: [] })
    expect(calls.map(({ operation }) => operation)).toEqual(['GET /checkout/cart'])
    expect(await addToCart(shop, [{ productId: 'p7', quantity: 1 }], somebody)).toMatchObject({ added: true })
  })

  test('of several inputs none is added if one has no room, unless a part is wanted', async () => {
    const inputs = [
      { productId: 'last', quantity: 1 },
      { productId: 'beyond', quantity: 1 },
    ]
    const before = fullCart.slice(1)
    const answers = { 'GET /checkout/cart': cartOf(before), 'POST /checkout/cart/line-item': cartOf(fullCart) }
    const whole = shopOf(answers)
    expect(await addToCart(whole.shop, inputs, somebody)).toMatchObject({ added: false, reasons: [FULL] })
    expect(whole.calls).toHaveLength(1)
    const part = shopOf(answers)
    expect(await addToCart(part.shop, inputs, somebody, { isPartial: true })).toMatchObject({
      added: false,
      reasons: [FULL],
    })
    expect(part.calls[1]?.call).toMatchObject({ body: { items: [{ referencedId: 'last' }] } })
  })

  test('the embedded shop says the same where another tab was quicker', async () => {
    const error = { key: 'k', id: 'new', level: 20, message: 'No room.', messageKey: 'cart-full' }
    const { shop } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': cartOf(fullCart, [error]),
    })
    expect(await addToCart(shop, [{ productId: 'new', quantity: 1 }], nobody)).toMatchObject({ reasons: [FULL] })
  })

  test('a rejection is told by its code', async () => {
    const { shop } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': failure('refused'),
    })
    expect(await addToCart(shop, [{ productId: 'p1', quantity: 1, cutLength: 7 }], nobody)).toEqual({
      added: false,
      reasons: ['Der Shop hat diese Angaben nicht angenommen.'],
      refusals: [],
    })
  })

  test('throws if the shop does not respond, for the 8503 page', async () => {
    const { shop } = shopOf({ 'GET /checkout/cart': failure('unreachable') })
    await expect(addToCart(shop, [{ productId: 'p1', quantity: 1 }], somebody)).rejects.toBeInstanceOf(ServiceFailure)
  })
})
