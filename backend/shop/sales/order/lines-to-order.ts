import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/open.ts'
import type { ShopContext } from '#backend/shop/http/shop-context.ts'
import { ShopError } from '#backend/shop/http/shop-error.ts'
import { readCartProducts } from '#backend/shop/sales/cart/cart-products.ts'
import { lockCart } from '#backend/shop/sales/cart/cart-rows.ts'
import { priceLine, productPayload } from '#backend/shop/sales/cart/cart-struct.ts'
import { sumOf } from '#backend/shop/sales/cart/line-price.ts'

/**
 * The lines of a quote request: the cart's, as they read and cost now.
 * @throws ShopError 400 when the cart is empty; 500, as in a Shopware, when a product was taken off the shop. The next
 * read of the cart tells which.
 */
export async function linesToOrder(tx: Transaction, { token, languageCode }: ShopContext) {
  const lines = await lockCart(tx, token)
  if (lines.length === 0) throw new ShopError(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty.')
  const products = await readCartProducts(
    tx,
    languageCode,
    lines.map(({ productId }) => productId),
  )
  return lines.map((line, index) => {
    const product = products.get(line.productId)
    if (product === undefined) {
      throw new ShopError(500, 'CHECKOUT__CART_INVALID', 'The cart is invalid, got 1 error(s).', {
        parameters: { errors: [{ key: `product-not-found${line.id}`, level: 20, id: line.id }] },
      })
    }
    const { unitPrice } = priceLine(line, product)
    return {
      id: newId(),
      position: index + 1,
      productId: product.id,
      label: product.name,
      quantity: line.quantity,
      unitPrice,
      totalPrice: unitPrice === null ? null : sumOf([unitPrice * line.quantity]),
      payload: { ...line.payload, ...productPayload(product) },
      coverId: product.coverId,
    }
  })
}
