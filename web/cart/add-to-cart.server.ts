import { type Cart, cartErrors } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isRefusal } from '#web/forms/form-action.server.ts'
import { additionKey, lineIdOf } from './addition-keys.server.ts'
import { cartErrorTexts, ERROR_LEVEL, refusalText } from './shop-messages.ts'
import { toCartChanges, type CartItemInput } from './cart-changes.ts'

/** The resulting cart and what the shop corrected in it, or why nothing was added; in the page's language. */
export type AddResult =
  | { added: true; cart: Cart; corrections: string[] }
  | { added: false; reasons: string[]; unknownProduct: boolean }

export interface AddVisitor {
  contextToken: string | undefined
  /** Token of the submitted form; without a token every submission counts. */
  formToken: string | undefined
}

/**
 * Puts the inputs into the visitor's cart: reads the cart, finds the matching lines and posts the additions. Rejections
 * are returned as a result.
 * @throws ServiceFailure if the shop cannot be reached.
 */
export async function addToCart(
  shop: ShopClient,
  inputs: readonly CartItemInput[],
  { contextToken, formToken }: AddVisitor,
): Promise<AddResult> {
  try {
    const { lineItems: lines = [] } = await shop('GET /checkout/cart')
    const items = toCartChanges(lines, inputs, (line, attempt) => lineIdOf(contextToken, line, attempt))
    const key = formToken === undefined ? undefined : additionKey(formToken, inputs)
    const cart = await shop('POST /checkout/cart/line-item', { body: { items }, idempotencyKey: key })
    const messages = cartErrors(cart)
    const errors = messages.filter((error) => error.level >= ERROR_LEVEL)
    if (errors.length === 0) return { added: true, cart, corrections: cartErrorTexts(messages) }
    return {
      added: false,
      reasons: cartErrorTexts(errors),
      unknownProduct: errors.some((error) => error.messageKey === 'product-not-found'),
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return {
      added: false,
      reasons: [...new Set(error.failure.errors.map(refusalText))],
      unknownProduct: false,
    }
  }
}
