import { ServiceFailure } from '#contracts/failure.ts'
import { cartErrors, type Cart } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { m } from '#web/i18n/messages.ts'
import { MOST_PIECES } from './bounds.ts'
import type { InvalidChange } from './invalid-change.ts'

export type CartChange = { kind: 'changed'; cart: Cart; notice: string | undefined } | InvalidChange

/** Does what one of the cart page's forms asks. Unreachable services are thrown. */
export async function changeCart(shop: ShopClient, form: FormData): Promise<CartChange> {
  const lineId = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'remove':
      return changed(await removeLine(shop, lineId), m.cart_removed())
    case 'clear':
      await shop('DELETE /checkout/cart')
      return changed(await shop('GET /checkout/cart'), m.cart_cleared())
    default:
      return changeQuantity(shop, lineId, String(form.get('quantity') ?? ''))
  }
}

/** A line that another tab has removed already is removed: that is what was asked. */
async function removeLine(shop: ShopClient, lineId: string): Promise<Cart> {
  try {
    return await shop('POST /checkout/cart/line-item/delete', { body: { ids: [lineId] } })
  } catch (error) {
    if (error instanceof ServiceFailure && error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND'))
      return shop('GET /checkout/cart')
    throw error
  }
}

async function changeQuantity(shop: ShopClient, lineId: string, typed: string): Promise<CartChange> {
  const quantity = Number(typed.trim())
  const invalid = (error: string): CartChange => ({ kind: 'invalid', lineId, typed, error })
  if (typed.trim() === '') return invalid(m.cart_required())
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PIECES)
    return invalid(m.cart_quantity_bounds({ min: 1, max: MOST_PIECES }))
  try {
    return changed(
      await shop('PATCH /checkout/cart/line-item', { body: { items: [{ id: lineId, quantity }] } }),
      undefined,
    )
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.failure.kind !== 'refused') throw error
    if (error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND'))
      return changed(await shop('GET /checkout/cart'), m.cart_line_gone())
    return invalid(m.cart_quantity_refused())
  }
}

/** The shop may have corrected what was asked, or taken out a product that is gone: it says so in the cart's errors. */
function changed(cart: Cart, notice: string | undefined): CartChange {
  const corrections = cartErrors(cart).map(({ message }) => message)
  return { kind: 'changed', cart, notice: corrections.length > 0 ? corrections.join(' ') : notice }
}
