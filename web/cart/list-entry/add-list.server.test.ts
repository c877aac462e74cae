import { expect, test } from 'vitest'
import type { Cart, CartError, LineItem } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { Session } from '#web/session/session.server.ts'
import { addListToCart } from './add-list.server.ts'

const price = { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] }
const line: LineItem = { id: 'l1', type: 'product', referencedId: 'p1', quantity: 2, payload: {}, cover: null }
const GONE: CartError = { key: 'k', id: 'gone', level: 20, message: 'Gone.', messageKey: 'product-not-found' }

/** Adds two pieces to the line and refuses the rest of the batch. */
function partlyAddingShop(payload: LineItem['payload']): ShopClient {
  let cart: Cart = { price, lineItems: [{ ...line, payload }] }
  return (async (operation: string) => {
    if (operation !== 'POST /checkout/cart/line-item') return cart
    cart = { price, lineItems: [{ ...line, payload, quantity: 4 }] }
    return { ...cart, errors: [GONE] }
  }) as unknown as ShopClient
}

test.each<[string, LineItem['payload']]>([
  ['the same content', {}],
  ['a note of the buyer', { note: 'for plant 2' }],
  ['files that were put back', { attachments: 'l0' }],
])('a refused batch says that pieces went into a line with %s', async (_, payload) => {
  const inputs = [
    { productId: 'p1', quantity: 2 },
    { productId: 'gone', quantity: 1 },
  ]
  const session = { contextToken: 'known' } as Session
  const { isAdded } = await addListToCart(partlyAddingShop(payload), session, inputs, undefined)
  expect(isAdded).toEqual([true, false])
})
