import { type PurchaseBounds, purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import type { Accessory, AccessoryFormValues } from './accessory-form.ts'

/** Quantities in which a product is sold in this variant, or else in the one that its field begins with. */
export const purchaseOfChoice = ({ fit, variants }: Accessory, variantId: string | undefined): PurchaseBounds =>
  [variantId, fit].flatMap((id) => variants.find((variant) => variant.id === id) ?? [])[0]?.purchase ??
  variants[0]?.purchase ??
  purchaseBoundsOf(undefined)

/** The initial choice: the least of each product, in the variant that fits. */
export const firstChoice = (products: readonly Accessory[]): AccessoryFormValues => ({
  chosen: products.map(({ id }) => id),
  variants: Object.fromEntries(products.map(({ id, fit, variants }) => [id, fit ?? variants[0]?.id ?? ''])),
  pieces: Object.fromEntries(products.map((product) => [product.id, String(purchaseOfChoice(product, undefined).min)])),
})
