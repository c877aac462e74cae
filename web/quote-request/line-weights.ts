import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import type { QuoteRequestPosition } from './quote-request-positions.ts'

type Weighed = Pick<Product, 'weight' | 'customFields'>
type Piece = Pick<QuoteRequestPosition, 'format' | 'cutLength' | 'quantity'>

/**
 * Returns the weight of all pieces of a position, kg; undefined where the shop gives none. The weight of a product is that
 * of the whole bar or of the largest sheet, as its price.
 */
export function weightOfPieces(
  { weight, ...product }: Weighed,
  { format, cutLength, quantity }: Piece,
): number | undefined {
  if (!weight) return undefined
  const { cut, format: sheet } = factsOf(product)
  const ofBar = cut && cutLength !== undefined ? cutLength / cut.bar : 1
  const ofSheet = sheet && format ? (format.width * format.length) / (sheet.width.max * sheet.length.max) : 1
  return weight * ofBar * ofSheet * quantity
}
