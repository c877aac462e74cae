import { type Cart, cartErrors } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isRefusal } from '#web/forms/form-action.server.ts'
import { additionKey, isAddedHere, lineIdOf, rememberAddition } from './addition-keys.server.ts'
import { toCartChanges, type CartItemInput } from './cart-changes.ts'
import { runExclusively } from './run-exclusively.ts'

/** The resulting cart, or `reasons` in the shop's own words. */
export type AddResult = { added: true; cart: Cart } | { added: false; reasons: string[]; unknownProduct: boolean }

export interface AddVisitor {
  contextToken: string | undefined
  /** Token of the submitted form; without a token every submission counts. */
  formToken: string | undefined
}

/** Cart errors from this level on make the addition fail. */
const ERROR_LEVEL = 20

/**
 * Puts the inputs into the visitor's cart: reads the cart, finds the matching lines and posts the additions. Rejections
 * are returned as a result.
 * @throws ServiceFailure if the shop cannot be reached.
 */
export const addToCart = (
  shop: ShopClient,
  inputs: readonly CartItemInput[],
  visitor: AddVisitor,
): Promise<AddResult> => runExclusively(visitor.contextToken, () => addOnce(shop, inputs, visitor))

async function addOnce(
  shop: ShopClient,
  inputs: readonly CartItemInput[],
  { contextToken, formToken }: AddVisitor,
): Promise<AddResult> {
  try {
    const before = await shop('GET /checkout/cart')
    const lines = before.lineItems ?? []
    const items = toCartChanges(lines, inputs, (line, attempt) => lineIdOf(contextToken, line, attempt))
    const key = formToken === undefined ? undefined : additionKey(formToken, inputs)
    const addition = `${contextToken} ${key}`
    // A line that was removed since then is a new addition.
    const isThere = items.every(({ id }) => lines.some((line) => line.id === id))
    if (key !== undefined && isThere && isAddedHere(addition)) return { added: true, cart: before }
    const cart = await shop('POST /checkout/cart/line-item', { body: { items }, idempotencyKey: key })
    const errors = cartErrors(cart).filter((error) => error.level >= ERROR_LEVEL)
    if (errors.length === 0) {
      if (key !== undefined) rememberAddition(addition)
      return { added: true, cart }
    }
    return {
      added: false,
      reasons: [...new Set(errors.map((error) => error.message))],
      unknownProduct: errors.some((error) => error.messageKey === 'product-not-found'),
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return {
      added: false,
      reasons: error.failure.errors.map(({ detail }) => detail).filter(Boolean),
      unknownProduct: false,
    }
  }
}
