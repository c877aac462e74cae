import type { Product } from '#contracts/shop/product.ts'

export interface Availability {
  inStock: boolean
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
  const pieces = product.childCount ? 1 : (product.availableStock ?? 0)
  return { inStock: product.available === true && pieces >= 1, deliveryTime: product.deliveryTime?.name }
}
