import type { FailureDetail } from '#contracts/failure.ts'
import { type Cart, type CartError, cartErrors, ERROR_LEVEL } from '#contracts/shop/cart.ts'
import { CART_FULL } from '#contracts/shop/bounds.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { cartFullText } from './room-in-cart.ts'

type Message = Pick<CartError, 'messageKey' | 'level' | 'parameters'>

/**
 * The shop's messages about a cart, in the page's language. Its own text is for developers and mostly in English, so
 * the message is chosen by `messageKey` and parameters; an unknown key gets a general text.
 */
export function cartErrorText({ messageKey, level, parameters = {} }: Message): string {
  const { name, quantity } = parameters
  const isNamed = typeof name === 'string' && name !== ''
  const promotion = isNamed ? name : m.cart_promotion_code()
  const named = isNamed && typeof quantity === 'number' ? { name, quantity: formatNumber(quantity) } : undefined
  switch (messageKey) {
    case 'product-not-found':
      return m.cart_shop_product_gone()
    case CART_FULL:
      return cartFullText()
    case 'product-out-of-stock':
      return isNamed ? m.cart_shop_sold_out({ name }) : m.cart_shop_product_gone()
    case 'product-stock-reached':
      return named ? m.cart_shop_stock_reached(named) : m.cart_shop_quantity_changed()
    case 'min-order-quantity':
      return named ? m.cart_shop_min_quantity(named) : m.cart_shop_quantity_changed()
    case 'purchase-steps-quantity':
      return named ? m.cart_shop_steps(named) : m.cart_shop_quantity_changed()
    case 'promotion-not-found':
      return m.cart_promotion_unknown()
    case 'promotion-not-eligible':
    case 'promotion-excluded':
    case 'promotions-on-cart-price-zero-error':
      return m.cart_promotion_not_eligible()
    case 'promotion-discount-added':
      return m.cart_promotion_added({ name: promotion })
    case 'auto-promotion-not-found':
    case 'promotion-discount-deleted':
      return m.cart_promotion_ended({ name: promotion })
    case 'shipping-method-blocked':
    case 'payment-method-blocked':
      return m.cart_shop_terms()
    case 'shipping-address-blocked':
    case 'billing-address-blocked':
    case 'shipping-address-invalid':
    case 'billing-address-invalid':
    case 'address-invalid':
    case 'salutation-missing':
    case 'salutation-missing-profile':
    case 'salutation-missing-billing-address':
    case 'salutation-missing-shipping-address':
    case 'country-region-missing':
      return m.cart_shop_address()
    default:
      return level >= ERROR_LEVEL ? m.cart_shop_refused() : m.cart_shop_changed()
  }
}

/** The texts of several errors, each once. */
export const cartErrorTexts = (errors: readonly Message[]): string[] => [...new Set(errors.map(cartErrorText))]

/** The texts about a cart that is shown with the products that it lost: these are named there. */
export const cartNotices = (cart: Cart, lost: readonly string[]): string[] =>
  cartErrorTexts(cartErrors(cart).filter(({ messageKey }) => messageKey !== 'product-not-found' || lost.length === 0))

/** Why the shop refused a call, by the code of its error. */
export function refusalText({ code, parameters }: Pick<FailureDetail, 'code' | 'parameters'>): string {
  switch (code) {
    case 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD':
      return measureText(parameters)
    case 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY':
      return m.cart_quantity_refused()
    case 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND':
      return m.cart_line_gone()
    default:
      return m.cart_shop_refused()
  }
}

/** The embedded shop names the bounds of a cut; a Shopware has none. */
function measureText({ min, max, step = 1 }: Record<string, unknown>): string {
  if (typeof min !== 'number' || typeof max !== 'number' || typeof step !== 'number') return m.cart_shop_refused()
  return m.cart_shop_measure({ min: formatNumber(min, 1), max: formatNumber(max, 1), step: formatNumber(step) })
}
