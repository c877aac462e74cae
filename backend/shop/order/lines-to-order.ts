import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/database.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { AS_STORED, readCartProducts } from '#backend/shop/cart/cart-products.ts'
import { cartHash } from '#backend/shop/cart/cart-hash.ts'
import { lockCart } from '#backend/shop/cart/cart-rows.ts'
import { priceLine } from '#backend/shop/cart/line-items/line-price.ts'
import { productPayload } from '#backend/shop/cart/line-items/line-item-struct.ts'
import { sumOf } from '#backend/shop/cart/line-items/line-price.ts'
import { MOST_LINES, TOO_MANY_LINES } from '#contracts/shop/bounds.ts'

/**
 * Returns the lines of a quote request: those of the cart with their current texts and prices. Locks the cart until the
 * transaction ends.
 * @param hash of the cart that the visitor confirmed. Without one any cart is accepted, as in Shopware.
 * @throws ShopError 409 if the cart has another hash, 400 if it is empty or too long; 500, as in Shopware, if a product is
 * inactive. The next read of the cart names the product.
 */
export async function linesToOrder(tx: Transaction, { token, languageCode }: ShopContext, hash: string | undefined) {
  const { nonce, lines } = await lockCart(tx, token)
  if (lines.length > MOST_LINES) throw tooManyLines(lines.length)
  const products = await readCartProducts(
    { db: tx, languageCode, ...AS_STORED },
    lines.map(({ productId }) => productId),
  )
  const priced = lines.map((line) => priceLine(line, products.get(line.productId) ?? isGone(line.id)))
  if (hash !== undefined && hash !== cartHash(nonce, priced)) throw hashMismatch(token)
  if (priced.length === 0) throw new ShopError(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty.')
  return priced.map(({ id: identifier, quantity, payload, product, unitPrice }, index) => ({
    id: newId(),
    /** Under it, or what its payload says, are the files of the line. */
    identifier,
    position: index + 1,
    productId: product.id,
    label: product.name,
    quantity,
    unitPrice,
    totalPrice: unitPrice === null ? null : sumOf([unitPrice * quantity]),
    payload: { ...payload, ...productPayload(product) },
    coverId: product.coverId,
  }))
}

const tooManyLines = (count: number): ShopError =>
  new ShopError(400, TOO_MANY_LINES, `The cart has ${count} line items; an order has at most ${MOST_LINES}.`, {
    parameters: { limit: MOST_LINES, count },
  })

function isGone(lineId: string): never {
  throw new ShopError(500, 'CHECKOUT__CART_INVALID', 'The cart is invalid, got 1 error(s).', {
    parameters: { errors: [{ key: `product-not-found${lineId}`, level: 20, id: lineId }] },
  })
}

const hashMismatch = (token: string): ShopError =>
  new ShopError(409, 'CHECKOUT__CART_HASH_MISMATCH', `Content hash mismatch for cart token: ${token}`, {
    parameters: { token },
  })
