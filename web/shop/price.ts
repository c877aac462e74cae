import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { formatPrice } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

export interface Price {
  /** Net EUR for one piece; null: on request. */
  unit: number | null
  /** Other variants cost more. */
  from: boolean
}

export const ON_REQUEST: Price = { unit: null, from: false }

/** A price of zero is the Store API's way of having none. A parent has the lowest price of its variants. */
export function priceOf(
  product: Pick<Product, 'calculatedPrice' | 'calculatedCheapestPrice' | 'customFields' | 'childCount'>,
): Price {
  if (factsOf(product).priceOnRequest) return ON_REQUEST
  const cheapest = product.childCount ? product.calculatedCheapestPrice : undefined
  const unit = cheapest?.unitPrice ?? product.calculatedPrice.unitPrice
  return unit > 0 ? { unit, from: cheapest?.hasRange === true } : ON_REQUEST
}

/** "12,40 €", "from 12,40 €" or "price on request". */
export function priceText({ unit, from }: Price): string {
  if (unit === null) return m.product_price_on_request()
  return from ? m.product_price_from({ price: formatPrice(unit) }) : formatPrice(unit)
}
