import { and, eq, inArray } from 'drizzle-orm'
import { cart, cartLineItem } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Cart } from '#contracts/shop/cart.ts'
import { lockCart } from '#backend/shop/cart/cart-rows.ts'
import { notFound } from './change-line-items.ts'
import { respondWithCart } from '#backend/shop/cart/read-cart.ts'
import { readIdsToRemove } from '#backend/shop/cart/read-items.ts'

/**
 * Removes lines from the cart.
 * @throws ShopError 404 if one of them does not exist; then none is removed.
 */
export async function removeLineItems({ body }: { body: unknown }, context: ShopContext): Promise<Cart> {
  const ids = readIdsToRemove(body)
  const { db, token } = context
  await db.transaction(async (tx) => {
    const known = new Set((await lockCart(tx, token)).lines.map(({ id }) => id))
    for (const id of ids) if (!known.has(id)) notFound(id)
    await tx.delete(cartLineItem).where(and(eq(cartLineItem.cartToken, token), inArray(cartLineItem.id, ids)))
  })
  return respondWithCart(context)
}

/** Empties the cart and returns 204. */
export async function deleteCart(_given: object, context: ShopContext): Promise<undefined> {
  await context.db.delete(cart).where(eq(cart.token, context.token))
}
