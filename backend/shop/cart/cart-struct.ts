import { calculatedPrice } from '#backend/shop/catalogue/product/price.ts'
import { struct } from '#backend/http/struct.ts'
import type { ShippingLocation } from '#backend/shop/customer/shipping-location.ts'
import { PAYMENT_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import type { Cart, CartError } from '#contracts/shop/cart.ts'
import { cartDelivery } from './cart-delivery.ts'
import { errorsOf } from './cart-errors.ts'
import { cartPrice } from './cart-price.ts'
import { cartHash } from './cart-hash.ts'
import { lineItemStruct } from './line-items/line-item-struct.ts'
import { sumOf, type PricedLine } from './line-items/line-price.ts'

/** The data of a cart besides its lines. */
interface CartFrame {
  token: string
  /** Of the cart's row; undefined if the cart is not stored. */
  nonce?: string | undefined
  /** Destination of the cart; undefined if it is empty. */
  location?: ShippingLocation | undefined
}

const NO_PROMOTIONS = struct('shopware_core_checkout_promotion_cart_extension_cart_extension', {
  addedCodes: [],
  blockedPromotionIds: [],
})

/** Returns the cart as in the Store API. Prices on request count as 0 in its sums. */
export function cartStruct({ token, nonce, location }: CartFrame, lines: PricedLine[], errors: CartError[]): Cart {
  const lineItems = lines.map(lineItemStruct)
  const total = sumOf(lineItems.map(({ price }) => price.totalPrice))
  return struct('cart', {
    token,
    price: cartPrice(total),
    lineItems,
    errors: errorsOf(errors),
    errorHash: '',
    hash: cartHash(nonce, lines),
    deliveries: lineItems.length === 0 || location === undefined ? [] : [cartDelivery(lineItems, location)],
    transactions:
      lineItems.length === 0
        ? []
        : [
            struct('cart_transaction', {
              paymentMethodId: PAYMENT_METHOD.id,
              amount: calculatedPrice(total),
              validationStruct: null,
            }),
          ],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    states: [],
    extensions: { 'cart-promotions': NO_PROMOTIONS },
  })
}
