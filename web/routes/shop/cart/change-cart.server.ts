import { redirect } from 'react-router'
import type { ServiceFailure } from '#contracts/failure.ts'
import { cartErrors, type Cart } from '#contracts/shop/cart.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { isPurchasable, purchaseBoundsText } from '#web/cart/purchase-bounds.ts'
import { lineBounds } from '#web/cart/quote-request/quote-request-positions.ts'
import { cartErrorTexts } from '#web/cart/shop-messages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type FormAction, isRefusal } from '#web/forms/form-action.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { countPositions } from '#web/session/count-positions.ts'
import { CART_FORM, type CartValues, quantityField } from './cart-form.ts'

/** The cart after a change, with a text for the visitor; or why it did not change. */
type CartChange = { cart: Cart; notice?: string } | { error: string } | { refusal: string }

/** Does what one of the cart page's forms asks. */
export const cartAction: FormAction<'cart', CartValues, CartValues, never> = {
  form: CART_FORM,
  check: (values) =>
    values.intent === '' && values.quantity.trim() === ''
      ? { errors: { [quantityField(values.id)]: m.forms_required() } }
      : { value: values },
  run: async (values, { context }) => {
    const session = context.get(sessionContext)
    const change = await changeCart(context.get(shopContext), values)
    if ('refusal' in change) return { status: 422, notice: change.refusal }
    if ('error' in change) return { status: 422, errors: { [quantityField(values.id)]: change.error } }
    session.cartCount = countPositions(change.cart)
    // The shop may have corrected what was asked, or taken out a product that is gone: it says so in the cart's errors.
    const corrections = cartErrorTexts(cartErrors(change.cart))
    const notice = corrections.join(' ') || change.notice
    if (notice) session.flash(notice)
    return redirect(paths.cart(getLocale()))
  },
}

async function changeCart(shop: ShopClient, { intent, id, quantity }: CartValues): Promise<CartChange> {
  switch (intent) {
    case 'remove':
      return removeLine(shop, id)
    case 'clear':
      await shop('DELETE /checkout/cart')
      return { cart: await shop('GET /checkout/cart'), notice: m.cart_cleared() }
    default:
      return changeQuantity(shop, id, Number(quantity.trim()))
  }
}

/** A line that another tab has removed already is removed: that is what was asked. */
async function removeLine(shop: ShopClient, lineId: string): Promise<CartChange> {
  try {
    const cart = await shop('POST /checkout/cart/line-item/delete', { body: { ids: [lineId] } })
    return { cart, notice: m.cart_removed() }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (isGone(error)) return { cart: await shop('GET /checkout/cart'), notice: m.cart_removed() }
    // No form of ours: without an id, or with one that no line can have.
    return { refusal: m.cart_line_gone() }
  }
}

/** The bounds are the line's own, so the cart is read first. */
async function changeQuantity(shop: ShopClient, lineId: string, quantity: number): Promise<CartChange> {
  const before = await shop('GET /checkout/cart')
  const line = before.lineItems?.find(({ id }) => id === lineId)
  if (line === undefined) return { cart: before, notice: m.cart_line_gone() }
  const bounds = lineBounds(line)
  if (!isPurchasable(bounds, quantity)) return { error: purchaseBoundsText(bounds) }
  try {
    return { cart: await shop('PATCH /checkout/cart/line-item', { body: { items: [{ id: lineId, quantity }] } }) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (isGone(error)) return { cart: await shop('GET /checkout/cart'), notice: m.cart_line_gone() }
    return { error: m.cart_quantity_refused() }
  }
}

const isGone = (error: ServiceFailure): boolean => error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND')
