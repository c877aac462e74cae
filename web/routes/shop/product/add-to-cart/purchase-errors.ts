import { isOnStep } from '#contracts/shop/bounds.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { type PurchaseBounds, purchaseBoundsText } from '#web/cart/purchase-bounds.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { PIECES_FIELD, rowField } from '#web/tools/cut-length/cut-rows.ts'

/**
 * Quantities in which the shop does not sell, by the id of their field. It would correct them in the cart. A C-profile
 * has the pieces of the row in which it lies.
 * @param rows number of rows of the form; 0 if there is one field for the pieces.
 */
export function purchaseErrors(
  inputs: readonly CartItemInput[],
  boundsOf: (productId: string) => PurchaseBounds,
  rows: number,
): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [index, { productId, quantity }] of inputs.entries()) {
    const bounds = boundsOf(productId)
    const field = rows === 0 ? PIECES_FIELD : rowField(PIECES_FIELD, index % rows)
    if (!isOnStep(bounds, quantity)) errors[field] ??= purchaseBoundsText(bounds)
  }
  return errors
}
