import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Cart, CartError, LineItem } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { addToCart } from './add-to-cart.server.ts'

const price = { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] }
const cartOf = (lineItems: LineItem[], errors: CartError[] = []): Cart => ({ price, lineItems, errors })
const line: LineItem = { id: 'l1', type: 'product', referencedId: 'p1', quantity: 2, payload: {}, cover: null }

/** Answers each operation from a table and writes down what was asked. */
function shopOf(answers: Record<string, Cart | Error>) {
  const calls: { operation: string; given: unknown }[] = []
  const shop = ((operation: string, given?: unknown) => {
    calls.push({ operation, given })
    const answer = answers[operation]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }) as unknown as ShopClient
  return { shop, calls }
}
const failure = (kind: 'refused' | 'unreachable') =>
  new ServiceFailure({
    service: 'shop',
    operation: 'POST /checkout/cart/line-item',
    kind,
    status: kind === 'refused' ? 400 : 503,
    errors: [{ code: 'X', detail: 'cut_length must be between 20 and 6000', pointer: undefined, parameters: {} }],
  })

describe('addToCart', () => {
  test('patches the sum where the line exists', async () => {
    const { shop, calls } = shopOf({
      'GET /checkout/cart': cartOf([line]),
      'PATCH /checkout/cart/line-item': cartOf([{ ...line, quantity: 5 }]),
    })
    expect(await addToCart(shop, [{ productId: 'p1', quantity: 3 }])).toMatchObject({
      added: true,
      cart: { lineItems: [{ quantity: 5 }] },
    })
    expect(calls.map((call) => call.operation)).toEqual(['GET /checkout/cart', 'PATCH /checkout/cart/line-item'])
    expect(calls[1]?.given).toMatchObject({ body: { items: [{ id: 'l1', quantity: 5 }] } })
  })

  test('posts what is new', async () => {
    const { shop, calls } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': cartOf([line]),
    })
    expect(await addToCart(shop, [{ productId: 'p1', quantity: 2 }])).toMatchObject({ added: true })
    expect(calls[1]?.given).toEqual({
      body: { items: [{ type: 'product', referencedId: 'p1', quantity: 2, payload: {} }] },
    })
  })

  test.each([
    [20, false],
    [10, true],
    [0, true],
  ])('an error of level %i in the answer: added %s', async (level, added) => {
    const error = { key: 'p1', level, message: 'Gone.', messageKey: 'product-not-found' }
    const { shop } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': cartOf([], [error]),
    })
    const result = await addToCart(shop, [{ productId: 'p1', quantity: 2 }])
    expect(result).toMatchObject(added ? { added } : { added, reasons: ['Gone.'], unknownProduct: true })
  })

  test("a refusal gives the shop's reason", async () => {
    const { shop } = shopOf({
      'GET /checkout/cart': cartOf([]),
      'POST /checkout/cart/line-item': failure('refused'),
    })
    expect(await addToCart(shop, [{ productId: 'p1', quantity: 1, cutLength: 7 }])).toEqual({
      added: false,
      reasons: ['cut_length must be between 20 and 6000'],
      unknownProduct: false,
    })
  })

  test('a shop that does not answer is thrown, for the 8503 page', async () => {
    const { shop } = shopOf({ 'GET /checkout/cart': failure('unreachable') })
    await expect(addToCart(shop, [{ productId: 'p1', quantity: 1 }])).rejects.toBeInstanceOf(ServiceFailure)
  })
})
