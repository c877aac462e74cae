import type { LineItemPayload } from './cart.ts'
import { factsOf } from './product-facts.ts'
import type { Product } from './product.ts'

type Weighed = Pick<Product, 'weight' | 'customFields'>

interface Pieces {
  format: LineItemPayload['plastic_format']
  /** mm. */
  cutLength: number | undefined
  quantity: number
}

/**
 * Returns the weight of all pieces of a position, kg; undefined where the shop gives none. The weight of a product is that
 * of the whole bar or of the largest sheet, as its price.
 */
export function weightOfPieces(
  { weight, ...product }: Weighed,
  { format, cutLength, quantity }: Pieces,
): number | undefined {
  if (!weight) return undefined
  const { cut, format: sheet } = factsOf(product)
  const ofBar = cut && cutLength !== undefined ? cutLength / cut.bar : 1
  const ofSheet = sheet && format ? (format.width * format.length) / (sheet.width.max * sheet.length.max) : 1
  return weight * ofBar * ofSheet * quantity
}
