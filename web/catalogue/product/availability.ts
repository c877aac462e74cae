import type { Product } from '#contracts/shop/product.ts'

export interface Availability {
  /** Undefined if the shop does not say. */
  inStock: boolean | undefined
  /** In the shop's words: "9 Arbeitstage". */
  deliveryTime: string | undefined
}

/**
 * In stock means available with at least one piece: the rule of the specification's variant filter. A parent has no
 * stock of its own; it is available if one of its variants is.
 */
export function availabilityOf(
  product: Pick<Product, 'available' | 'availableStock' | 'deliveryTime' | 'childCount'>,
): Availability {
  const deliveryTime = product.deliveryTime?.translated.name
  const pieces = product.childCount ? 1 : product.availableStock
  if (product.available === undefined || pieces === undefined) return { inStock: undefined, deliveryTime }
  return { inStock: product.available && pieces >= 1, deliveryTime }
}
