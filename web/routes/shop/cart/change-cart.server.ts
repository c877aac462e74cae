import { ServiceFailure } from '#contracts/failure.ts'
import { cartErrors, type Cart } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { m } from '#web/i18n/messages.ts'
import { mostPieces } from '#web/cart/quote-request/request.ts'
import { formatNumber } from '#web/i18n/format.ts'
import type { InvalidChange } from './invalid-change.ts'

export type CartChange = { kind: 'changed'; cart: Cart; notice: string | undefined } | InvalidChange

/** Does what one of the cart page's forms asks. Unreachable services are thrown. */
export async function changeCart(shop: ShopClient, form: FormData): Promise<CartChange> {
  const lineId = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'remove':
      return removeLine(shop, lineId)
    case 'clear':
      await shop('DELETE /checkout/cart')
      return changed(await shop('GET /checkout/cart'), m.cart_cleared())
    default:
      return changeQuantity(shop, lineId, String(form.get('quantity') ?? ''))
  }
}

/** A line that another tab has removed already is removed: that is what was asked. */
async function removeLine(shop: ShopClient, lineId: string): Promise<CartChange> {
  try {
    return changed(await shop('POST /checkout/cart/line-item/delete', { body: { ids: [lineId] } }), m.cart_removed())
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.failure.kind !== 'refused') throw error
    if (error.has(GONE)) return changed(await shop('GET /checkout/cart'), m.cart_removed())
    // No form of ours: without an id, or with one that no line can have.
    return { kind: 'invalid', lineId: '', typed: undefined, error: m.cart_line_gone() }
  }
}

/** The bounds are the line's own, so the cart is read first. */
async function changeQuantity(shop: ShopClient, lineId: string, typed: string): Promise<CartChange> {
  const quantity = Number(typed.trim())
  const invalid = (error: string): CartChange => ({ kind: 'invalid', lineId, typed, error })
  if (typed.trim() === '') return invalid(m.forms_required())
  const before = await shop('GET /checkout/cart')
  const line = before.lineItems?.find(({ id }) => id === lineId)
  if (line === undefined) return changed(before, m.cart_line_gone())
  const max = mostPieces(line)
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > max)
    return invalid(m.cart_quantity_bounds({ min: 1, max: formatNumber(max) }))
  try {
    const cart = await shop('PATCH /checkout/cart/line-item', { body: { items: [{ id: lineId, quantity }] } })
    return changed(cart, undefined)
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.failure.kind !== 'refused') throw error
    if (error.has(GONE)) return changed(await shop('GET /checkout/cart'), m.cart_line_gone())
    return invalid(m.cart_quantity_refused())
  }
}

const GONE = 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'

/** The shop may have corrected what was asked, or taken out a product that is gone: it says so in the cart's errors. */
function changed(cart: Cart, notice: string | undefined): CartChange {
  const corrections = cartErrors(cart).map(({ message }) => message)
  return { kind: 'changed', cart, notice: corrections.length > 0 ? corrections.join(' ') : notice }
}
