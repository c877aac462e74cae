import { dateTime, struct } from '#backend/http/struct.ts'
import { calculatedPrice } from '#backend/shop/catalogue/product/price.ts'
import { SHIPPING_METHOD, termStruct } from '#backend/shop/master-data/terms-of-trade.ts'
import type { ShippingLocation } from '#backend/shop/customer/shipping-location.ts'
import type { LineItemStruct } from './line-items/line-item-struct.ts'

const DAY = 24 * 60 * 60 * 1000

/** Returns the only delivery of a cart. Time and price follow in the offer. */
export function cartDelivery(lineItems: LineItemStruct[], { location, languageCode }: ShippingLocation) {
  const today = dateTime(new Date(Math.floor(Date.now() / DAY) * DAY))
  const deliveryDate = struct('cart_delivery_date', { earliest: today, latest: today })
  return struct('cart_delivery', {
    deliveryDate,
    shippingMethod: termStruct('shipping_method', SHIPPING_METHOD, languageCode),
    shippingCosts: calculatedPrice(0),
    location,
    positions: lineItems.map((lineItem) =>
      struct('cart_delivery_position', {
        identifier: lineItem.id,
        lineItem,
        quantity: lineItem.quantity,
        price: lineItem.price,
        deliveryDate,
      }),
    ),
  })
}
