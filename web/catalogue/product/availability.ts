import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import { m } from '#web/i18n/messages.ts'

export interface Availability {
  /** Undefined if the shop does not say, and of several variants of which some are and others are not. */
  inStock: boolean | undefined
  /** In words: the shop's "9 Arbeitstage", or what is in stock of several variants. */
  deliveryTime: string | undefined
  /** The shop refuses to add it. */
  isSoldOut?: true
  /** Until there is stock again, where there is none. */
  restockDays?: number
}

/**
 * In stock means available with at least one piece: the rule of the specification's variant filter. A parent has no
 * stock of its own, but that of its variants.
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
  if (product.childCount) {
    const { inStock, allInStock } = factsOf(product)
    // Each variant has a delivery time of its own. That of the family is the shop's word where it has no other.
    return inStock === undefined ? { inStock, deliveryTime } : stockOfVariants(inStock, allInStock === true)
  }
  // A closeout product is offered up to its stock.
  if ((product.calculatedMaxPurchase ?? 1) < Math.max(1, product.minPurchase ?? 1))
    return { inStock: false, deliveryTime: undefined, isSoldOut: true }
  if (product.available === undefined || product.availableStock === undefined || factsOf(product).stockUnknown)
    return { inStock: undefined, deliveryTime }
  const inStock = product.available && product.availableStock >= 1
  return { inStock, deliveryTime, ...(!inStock && product.restockTime && { restockDays: product.restockTime }) }
}

/** The stock of several variants together, which have no delivery time in common: all, some or none. */
export const stockOfVariants = (isSome: boolean, isAll: boolean): Availability =>
  isSome && !isAll
    ? { inStock: undefined, deliveryTime: m.product_partly_in_stock() }
    : { inStock: isSome, deliveryTime: undefined }
