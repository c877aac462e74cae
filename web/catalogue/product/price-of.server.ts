import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { ON_REQUEST, type Price } from './price.ts'

/** Price of a product. A zero price means none in the Store API. A parent has the lowest price of its variants. */
export function priceOf(
  product: Pick<Product, 'calculatedPrice' | 'calculatedCheapestPrice' | 'customFields' | 'childCount'>,
): Price {
  if (factsOf(product).priceOnRequest) return ON_REQUEST
  const cheapest = product.childCount ? product.calculatedCheapestPrice : undefined
  const unit = cheapest?.unitPrice ?? product.calculatedPrice.unitPrice
  return unit > 0 ? { unit, from: cheapest?.hasRange === true } : ON_REQUEST
}
