import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/database.ts'
import { cart, cartAddition, cartLineItem } from '#backend/database/schema/sales.ts'
import { MOST_LINES, MOST_PIECES } from '#contracts/shop/bounds.ts'
import { lockCart, readStoredCart } from './cart-rows.ts'
import type { CartLineRow } from './cart-rows.ts'

/**
 * Moves the lines of one cart into another and deletes the first. Lines with the same id and product become one with
 * both quantities, as in Shopware. The keys of additions move along, so that a repeated addition is still recognised.
 * Lines without room in the other cart stay in the first, so that its client can still read them.
 */
export async function mergeCarts(tx: Transaction, from: string, into: string): Promise<void> {
  // A visitor without a cart gets none by logging in.
  if ((await readStoredCart(tx, from)).nonce === undefined) return
  const { lines } = await lockCart(tx, from)
  const known = new Map((await lockCart(tx, into)).lines.map((line) => [line.id, line]))
  const [added, moved]: [string[], string[]] = [[], []]
  for (const line of lines) {
    const other = known.get(line.id)
    if (other?.productId === line.productId) {
      await addUp(tx, line, other)
      added.push(line.id)
    } else if (known.size + moved.length < MOST_LINES) {
      moved.push(other === undefined ? line.id : await renameLine(tx, line))
    }
  }
  if (moved.length > 0) {
    await tx.update(cartLineItem).set({ cartToken: into }).where(linesOf(from, moved))
  }
  if (added.length + moved.length === lines.length) await tx.delete(cart).where(eq(cart.token, from))
  else if (added.length > 0) await tx.delete(cartLineItem).where(linesOf(from, added))
}

const linesOf = (token: string, ids: string[]) => and(eq(cartLineItem.cartToken, token), inArray(cartLineItem.id, ids))

async function addUp(tx: Transaction, line: CartLineRow, other: CartLineRow): Promise<void> {
  const quantity = Math.min(line.quantity + other.quantity, MOST_PIECES)
  await tx
    .update(cartLineItem)
    .set({ quantity })
    .where(linesOf(other.cartToken, [other.id]))
  await tx.execute(sql`insert into cart_addition (cart_token, idempotency_key, line_id)
    select ${other.cartToken}, idempotency_key, line_id from ${cartAddition}
    where cart_token = ${line.cartToken} and line_id = ${line.id}
    on conflict do nothing`)
}

/** The id is taken in the other cart by another product. */
async function renameLine(tx: Transaction, { cartToken, id }: CartLineRow): Promise<string> {
  const renamed = newId()
  await tx
    .update(cartLineItem)
    .set({ id: renamed })
    .where(linesOf(cartToken, [id]))
  return renamed
}
