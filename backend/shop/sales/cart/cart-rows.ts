import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/open.ts'
import { cart, cartLineItem } from '#backend/database/schema/sales.ts'

export type CartLine = typeof cartLineItem.$inferSelect

/** Lines of a cart in the order in which they were added. A cart that is not there has none. */
export const readLines = (db: Database, token: string): Promise<CartLine[]> =>
  db.select().from(cartLineItem).where(eq(cartLineItem.cartToken, token)).orderBy(asc(cartLineItem.sequence))

/**
 * Makes the cart where there is none, and keeps everybody else from changing it until the transaction ends. One
 * statement does both, so that two first adds at the same time do not miss each other.
 */
export async function lockCart(tx: Transaction, token: string): Promise<CartLine[]> {
  await tx
    .insert(cart)
    .values({ token })
    .onConflictDoUpdate({ target: cart.token, set: { updatedAt: sql`now()` } })
  return readLines(tx, token)
}

/** Adds lines or overwrites those with the same id. */
export async function writeLines(tx: Transaction, token: string, lines: NewLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(cartLineItem)
    .values(lines.map((line) => ({ ...line, cartToken: token })))
    .onConflictDoUpdate({
      target: [cartLineItem.cartToken, cartLineItem.id],
      set: { quantity: sql`excluded.quantity`, payload: sql`excluded.payload` },
    })
}

export type NewLine = Pick<CartLine, 'id' | 'productId' | 'quantity' | 'payload'>
