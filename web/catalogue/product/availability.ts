import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'

export interface Availability {
  /** Undefined if the shop does not say. */
  inStock: boolean | undefined
  /** In the shop's words: "9 Arbeitstage". */
  deliveryTime: string | undefined
  /** The shop refuses to add it. */
  isSoldOut?: true
  /** Until there is stock again, where there is none. */
  restockDays?: number
}

/**
 * In stock means available with at least one piece: the rule of the specification's variant filter. A parent has no
 * stock of its own; it is in stock if one of its variants is.
 */
export function availabilityOf(
  product: Pick<
    Product,
    | 'available'
    | 'availableStock'
    | 'childCount'
    | 'deliveryTime'
    | 'minPurchase'
    | 'calculatedMaxPurchase'
    | 'restockTime'
    | 'customFields'
  >,
): Availability {
  const deliveryTime = product.deliveryTime?.translated.name
  if (product.childCount) return { inStock: factsOf(product).inStock, deliveryTime }
  // A closeout product is offered up to its stock.
  if ((product.calculatedMaxPurchase ?? 1) < Math.max(1, product.minPurchase ?? 1))
    return { inStock: false, deliveryTime: undefined, isSoldOut: true }
  if (product.available === undefined || product.availableStock === undefined)
    return { inStock: undefined, deliveryTime }
  const inStock = product.available && product.availableStock >= 1
  return { inStock, deliveryTime, ...(!inStock && product.restockTime && { restockDays: product.restockTime }) }
}
