import { createHash } from 'node:crypto'
import { PAYMENT_METHOD, SHIPPING_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import type { PricedLine } from './line-items/line-price.ts'

/** The part of a priced line that a visitor agrees to. */
type HashedLine = Pick<PricedLine, 'id' | 'quantity' | 'payload' | 'unitPrice'> & { product: { id: string } }

/**
 * Returns the `hash` of a cart's content as 64 hex digits, as in Shopware. It covers shipping and payment method and
 * each line with payload and price, from which the total follows. The nonce distinguishes two successive carts with the
 * same content.
 * @param nonce of the cart's row; undefined if the cart is not stored.
 */
export function cartHash(nonce: string | undefined, lines: readonly HashedLine[]): string {
  const content = {
    nonce,
    shipping: SHIPPING_METHOD.id,
    payment: PAYMENT_METHOD.id,
    lines: lines.map(({ id, product, quantity, unitPrice, payload }) => [id, product.id, quantity, unitPrice, payload]),
  }
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
