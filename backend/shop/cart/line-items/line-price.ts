import type { LineItemPayload } from '#contracts/shop/cart.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import type { CartProduct } from '#backend/shop/cart/cart-products.ts'
import type { CartLineRow } from '#backend/shop/cart/cart-rows.ts'

interface Priced {
  /** Net EUR of the stock piece, bar or sheet; null means on request. */
  price: number | null
  facts: Pick<Partial<ProductFacts>, 'cut' | 'format'>
}

/**
 * Returns net EUR for one piece: its share of the bar or sheet, rounded to cents. The price of a sheet is that of its
 * largest format. Null means on request.
 */
export function piecePrice({ price, facts }: Priced, { cut_length, plastic_format }: LineItemPayload): number | null {
  if (price === null) return null
  const { cut, format } = facts
  const ofBar = cut && cut_length !== undefined ? cut_length / cut.bar : 1
  const ofSheet =
    format && plastic_format
      ? (plastic_format.width * plastic_format.length) / (format.width.max * format.length.max)
      : 1
  // 0.29 * 0.5 * 100 is 14.499999999999998 in binary fractions, and 15 cents on paper.
  const cents = Math.round(Number((price * ofBar * ofSheet * 100).toPrecision(12)))
  // At least one cent: 0 in a cart line would mean on request.
  return Math.max(1, cents) / 100
}

/** Adds amounts in EUR without the errors of binary fractions. */
export const sumOf = (amounts: number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

/** A line with its product and price. */
export interface PricedLine extends Pick<CartLineRow, 'id' | 'quantity' | 'payload'> {
  product: CartProduct
  /** Net EUR for one piece; null means on request. */
  unitPrice: number | null
}

export const priceLine = ({ id, quantity, payload }: CartLineRow, product: CartProduct): PricedLine => ({
  id,
  quantity,
  payload,
  product,
  unitPrice: piecePrice(product, payload),
})
