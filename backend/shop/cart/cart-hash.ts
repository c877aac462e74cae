import { createHash } from 'node:crypto'
import { PAYMENT_METHOD, SHIPPING_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import type { PricedLine } from './cart-struct.ts'

/** As much of a priced line as a visitor agrees to. */
type HashedLine = Pick<PricedLine, 'id' | 'quantity' | 'payload' | 'unitPrice'> & { product: { id: string } }

/**
 * 64 hex digits that name what is in a cart, as a Shopware's `hash`: shipping and payment method, and each line with its
 * content and price, from which the total follows. The nonce tells apart two carts with the same content, one after the
 * other.
 * @param nonce of the cart's row; undefined where the cart is not stored.
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
