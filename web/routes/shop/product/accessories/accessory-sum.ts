import { isOnStep } from '#contracts/shop/bounds.ts'
import { ON_REQUEST, type Price, priceAt } from '#web/catalogue/product/price.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import type { Accessory, AccessoryFormValues } from './accessory-form.ts'
import { purchaseOfChoice } from './first-choice.ts'

/** The sum of these products for the cart. */
export interface AccessorySum {
  positions: number
  pieces: number
  /** Of all of them together; on request while one of them is. */
  price: Price
}

/** Price of one piece in this variant; without one, the lowest of the product's variants. */
export function priceOfChoice({ variants }: Accessory, variantId: string | undefined): Price {
  const chosen = variants.find(({ id }) => id === variantId)
  if (chosen) return chosen.price
  const units = variants.flatMap(({ price }) => price.unit ?? [])
  if (units.length === 0) return ON_REQUEST
  const unit = Math.min(...units)
  return { unit, from: units.length < variants.length || units.some((other) => other > unit) }
}

/** Sums up the chosen products; undefined if none is chosen or one is not sold in its pieces. */
export function sumAccessories(
  products: readonly Accessory[],
  { chosen, variants, pieces }: AccessoryFormValues,
): AccessorySum | undefined {
  const lines = products
    .filter(({ id }) => chosen.includes(id))
    .map((product) => {
      const quantity = parseNumber(pieces[product.id] ?? '')
      const { unit } = priceAt(priceOfChoice(product, variants[product.id]), quantity)
      return { quantity, bounds: purchaseOfChoice(product, variants[product.id]), unit }
    })
  if (lines.length === 0 || lines.some(({ bounds, quantity }) => !isOnStep(bounds, quantity))) return undefined
  const total = lines.reduce((sum, { quantity, unit }) => sum + quantity * (unit ?? Number.NaN), 0)
  return {
    positions: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    price: Number.isNaN(total) ? ON_REQUEST : { unit: total, from: false },
  }
}
