import { isOnStep } from '#contracts/shop/bounds.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { purchaseBoundsText } from '#web/cart/purchase-bounds.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { VARIANTS_STEP } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { Orderable } from '#web/routes/shop/product/read-orderable.server.ts'
import { MOST_VARIANTS, piecesOfVariant, type SeveralValues } from './several-form.ts'

export type CheckedSeveral =
  | { inputs: CartItemInput[]; errors?: undefined }
  | { errors: FieldErrors; inputs?: undefined }

/**
 * Turns pieces beside variants into lines for the cart, one each, or reports the errors of each row. Material that is
 * cut to length or to a format is added whole, as the shop sells it. Nought pieces are none.
 */
export function checkSeveral(
  { pieces }: SeveralValues,
  variants: readonly Pick<Orderable, 'id' | 'number' | 'purchase'>[],
): CheckedSeveral {
  const typed = Object.entries(pieces)
  if (typed.length > MOST_VARIANTS) {
    return { errors: { [VARIANTS_STEP]: m.product_several_most({ max: formatNumber(MOST_VARIANTS) }) } }
  }
  const byNumber = new Map(variants.map((variant) => [variant.number, variant]))
  const errors: Record<string, string> = {}
  const inputs: CartItemInput[] = []
  for (const [number, text] of typed) {
    const variant = byNumber.get(number)
    const quantity = parseNumber(text)
    if (!variant) errors[VARIANTS_STEP] ??= m.product_several_gone({ number })
    else if (quantity === 0) continue
    else if (isOnStep(variant.purchase, quantity)) inputs.push({ productId: variant.id, quantity })
    else errors[piecesOfVariant(number)] = purchaseBoundsText(variant.purchase)
  }
  if (Object.keys(errors).length > 0) return { errors }
  return inputs.length > 0 ? { inputs } : { errors: { [VARIANTS_STEP]: m.product_several_empty() } }
}
