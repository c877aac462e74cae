import { ServiceFailure } from '#contracts/failure.ts'
import { type Cart, cartErrors } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { planCart, type Wish } from './cart-matching.ts'

/** The cart as it is then; `reasons` are the shop's own words. */
export type AddResult = { added: true; cart: Cart } | { added: false; reasons: string[]; unknownProduct: boolean }

/** Cart errors from this level on make the add fail. */
const ERROR_LEVEL = 20

/**
 * Puts the wishes into the visitor's cart: reads it, sums the lines that match, posts the others.
 * Refusals come back as a result; a shop that cannot be reached is thrown.
 */
export async function addToCart(shop: ShopClient, wishes: readonly Wish[]): Promise<AddResult> {
  try {
    let cart = await shop('GET /checkout/cart')
    const { changed, added } = planCart(cart.lineItems ?? [], wishes)
    if (added.length > 0) cart = await shop('POST /checkout/cart/line-item', { body: { items: added } })
    if (changed.length > 0) cart = await shop('PATCH /checkout/cart/line-item', { body: { items: changed } })
    const errors = cartErrors(cart).filter((error) => error.level >= ERROR_LEVEL)
    if (errors.length === 0) return { added: true, cart }
    return {
      added: false,
      reasons: [...new Set(errors.map((error) => error.message))],
      unknownProduct: errors.some((error) => error.messageKey === 'product-not-found'),
    }
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.failure.kind !== 'refused') throw error
    return {
      added: false,
      reasons: error.failure.errors.map(({ detail }) => detail).filter(Boolean),
      unknownProduct: false,
    }
  }
}
