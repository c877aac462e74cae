import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { cart, cartLineItem } from '#backend/database/schema/sales.ts'

export type CartLineRow = typeof cartLineItem.$inferSelect

export interface StoredCart {
  /** Undefined if the cart is not stored. */
  nonce: string | undefined
  /** In the order of their addition. */
  lines: CartLineRow[]
}

/** Reads the cart of a token. A cart that is not stored has no lines. */
export async function readStoredCart(db: Database, token: string): Promise<StoredCart> {
  const rows = await db
    .select({ nonce: cart.nonce, line: cartLineItem })
    .from(cart)
    .leftJoin(cartLineItem, eq(cartLineItem.cartToken, cart.token))
    .where(eq(cart.token, token))
    .orderBy(asc(cartLineItem.sequence))
  return { nonce: rows[0]?.nonce, lines: rows.flatMap(({ line }) => line ?? []) }
}

/**
 * Creates the cart if necessary and locks it until the transaction ends. One statement does both, so that two parallel
 * first additions do not miss each other.
 */
export async function lockCart(tx: Transaction, token: string): Promise<StoredCart> {
  await tx
    .insert(cart)
    .values({ token })
    .onConflictDoUpdate({ target: cart.token, set: { updatedAt: sql`now()` } })
  return readStoredCart(tx, token)
}

/** Inserts lines or overwrites those with the same id. One parameter holds them all: a list has 500 lines. */
export async function writeLines(tx: Transaction, token: string, lines: NewLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx.execute(sql`
    insert into cart_line_item (cart_token, id, product_id, quantity, payload)
    select ${token}, id, "productId", quantity, payload
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (id text, "productId" text, quantity integer, payload jsonb)
    on conflict (cart_token, id) do update set quantity = excluded.quantity, payload = excluded.payload`)
}

export type NewLine = Pick<CartLineRow, 'id' | 'productId' | 'quantity' | 'payload'>
