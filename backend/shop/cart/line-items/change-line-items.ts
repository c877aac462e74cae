import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import type { Cart, CartError } from '#contracts/shop/cart.ts'
import { cartError } from '#backend/shop/cart/cart-errors.ts'
import { AS_STORED, readCartProducts } from '#backend/shop/cart/cart-products.ts'
import { lockCart, writeLines } from '#backend/shop/cart/cart-rows.ts'
import { cutProblem } from './cut-bounds.ts'
import { respondWithCart } from '#backend/shop/cart/read-cart.ts'
import { invalidPayload, readChangedItems } from '#backend/shop/cart/read-items.ts'
import { mergePayloads } from '#backend/shop/cart/read-payload.ts'

/**
 * Sets quantities and merges payloads of existing lines.
 * @throws ShopError 404 for an unknown line, 400 for a dimension out of bounds; then nothing is changed.
 */
export async function changeLineItems({ body }: { body: unknown }, context: ShopContext): Promise<Cart> {
  const { db, token, languageCode } = context
  const items = readChangedItems(body)
  const errors = await db.transaction(async (tx) => {
    const reduced: CartError[] = []
    const lines = new Map((await lockCart(tx, token)).lines.map((line) => [line.id, line]))
    const requested = items.map(({ id }) => lines.get(id) ?? notFound(id))
    const products = await readCartProducts(
      { db: tx, languageCode, ...AS_STORED },
      requested.map(({ productId }) => productId),
    )
    for (const [index, item] of items.entries()) {
      const line = lines.get(item.id) ?? notFound(item.id)
      const payload = mergePayloads(line.payload, item.payload ?? {})
      const product = products.get(line.productId)
      // The line of an inactive product is removed with this response, so its bounds do not matter.
      const problem = product && cutProblem(payload, product.facts)
      if (problem) throw invalidPayload(index, problem)
      const asks = item.quantity ?? line.quantity
      const quantity = Math.min(asks, MOST_PIECES)
      if (quantity < asks) reduced.push(cartError('product-stock-reached', line.id, languageCode, { quantity }))
      lines.set(line.id, { ...line, quantity, payload })
    }
    const changed = new Set(items.map(({ id }) => id))
    const changedLines = [...lines.values()].filter(({ id }) => changed.has(id))
    await writeLines(
      tx,
      token,
      changedLines.map(({ id, productId, quantity, payload }) => ({ id, productId, quantity, payload })),
    )
    return reduced
  })
  return respondWithCart(context, errors)
}

/** @throws ShopError 404, always. */
export function notFound(id: string): never {
  throw new ShopError(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', `Line item with identifier ${id} not found.`, {
    parameters: { identifier: id },
  })
}
