import { newId } from '#backend/database/id.ts'
import type { Database } from '#backend/database/database.ts'
import { readIdempotencyKey } from '#backend/http/request/idempotency-key.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import type { Cart, CartError } from '#contracts/shop/cart.ts'
import { CART_FULL, MOST_LINES, MOST_PIECES } from '#contracts/shop/bounds.ts'
import { readBestVariants } from '#backend/shop/catalogue/product/best-variant.ts'
import { isAdded, storeAddition } from '#backend/shop/cart/cart-additions.ts'
import { cartError, promotionError } from '#backend/shop/cart/cart-errors.ts'
import { readCartProducts } from '#backend/shop/cart/cart-products.ts'
import type { CartProduct } from '#backend/shop/cart/cart-products.ts'
import { lockCart, writeLines } from '#backend/shop/cart/cart-rows.ts'
import type { NewLine } from '#backend/shop/cart/cart-rows.ts'
import { cutProblem } from './cut-bounds.ts'
import { respondWithCart } from '#backend/shop/cart/read-cart.ts'
import { invalidPayload, readAddedItems, readPromotionCodes } from '#backend/shop/cart/read-items.ts'
import type { AddedItem } from '#backend/shop/cart/read-items.ts'
import { mergePayloads } from '#backend/shop/cart/read-payload.ts'

/**
 * Adds lines. A line with the id of an existing one adds its quantity to it. A line without an id is new. A product
 * that cannot be sold becomes an error of the cart, as does a line without room. The other lines are added. Stock does
 * not matter, because a quote may be requested for goods still to be made. With an idempotency key the same addition
 * happens once: a second request returns the cart as it is.
 * @throws ShopError 400 for a malformed line or a dimension out of bounds. Then nothing is added.
 */
export async function addLineItems({ body }: { body: unknown }, context: ShopContext): Promise<Cart> {
  const { db, token, languageCode } = context
  const items = await withVariants(readAddedItems(body), db)
  const key = readIdempotencyKey(context.idempotencyKey)
  const products = await readCartProducts(
    context,
    items.map(({ productId }) => productId),
  )
  const errors: CartError[] = readPromotionCodes(body).map((code) => promotionError(code, languageCode))
  const sellable = items.flatMap((item): Sellable[] => {
    const product = products.get(item.productId)
    if (product !== undefined) return [{ item, product }]
    errors.push(cartError('product-not-found', item.id ?? item.productId, languageCode))
    return []
  })
  if (sellable.length > 0) {
    const lineErrors = await db.transaction(async (tx) => {
      const { lines: stored } = await lockCart(tx, token)
      if (key !== undefined && (await isAdded(tx, token, key))) return []
      const found: CartError[] = []
      const lines = new Map<string, NewLine>(stored.map((line) => [line.id, line]))
      const touched = new Map<string, NewLine>()
      for (const one of sellable) {
        const line = lineWith(one, lines)
        if (!lines.has(line.id) && lines.size >= MOST_LINES) {
          found.push(cartError(CART_FULL, one.item.id ?? one.item.productId, languageCode, { limit: MOST_LINES }))
          continue
        }
        const quantity = Math.min(line.quantity, MOST_PIECES)
        if (quantity < line.quantity) {
          found.push(cartError('product-stock-reached', line.id, languageCode, { name: one.product.name, quantity }))
        }
        lines.set(line.id, { ...line, quantity })
        touched.set(line.id, { ...line, quantity })
      }
      await writeLines(tx, token, [...touched.values()])
      if (key !== undefined && touched.size > 0) await storeAddition(tx, token, key, [...touched.keys()])
      return found
    })
    errors.push(...lineErrors)
  }
  return respondWithCart(context, errors, products)
}

/** A parent is not sold: as in Shopware its best variant is added. */
async function withVariants(items: AddedItem[], db: Database): Promise<AddedItem[]> {
  const best = await readBestVariants(
    db,
    items.map(({ productId }) => productId),
  )
  return items.map((item) => ({ ...item, productId: best.get(item.productId) ?? item.productId }))
}

interface Sellable {
  item: AddedItem
  product: CartProduct
}

/** Returns the line after the item was added to the existing lines. */
function lineWith({ item, product }: Sellable, lines: Map<string, NewLine>): NewLine {
  const known = item.id === undefined ? undefined : lines.get(item.id)
  if (known && known.productId !== product.id) {
    throw new ShopError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', 'The line item has another product.', {
      pointer: `/items/${item.index}/referencedId`,
      parameters: { parameter: 'referencedId' },
    })
  }
  const payload = mergePayloads(known?.payload ?? {}, item.payload)
  const problem = cutProblem(payload, product.facts)
  if (problem) throw invalidPayload(item.index, problem)
  return {
    id: item.id ?? newId(),
    productId: product.id,
    quantity: (known?.quantity ?? 0) + item.quantity,
    payload,
  }
}
