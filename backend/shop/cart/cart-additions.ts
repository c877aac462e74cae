import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { cartAddition } from '#backend/database/schema/sales.ts'

/**
 * Whether the cart has an addition with this key. One whose lines were all removed does not count. Call it after
 * `lockCart`, so that the same addition cannot happen in between.
 */
export async function isAdded(tx: Transaction, token: string, key: string): Promise<boolean> {
  const found = await tx
    .select({ lineId: cartAddition.lineId })
    .from(cartAddition)
    .where(and(eq(cartAddition.cartToken, token), eq(cartAddition.idempotencyKey, key)))
    .limit(1)
  return found.length > 0
}

/** Stores which lines an addition created or increased. The lines must be stored before. */
export async function storeAddition(tx: Transaction, token: string, key: string, lineIds: string[]): Promise<void> {
  await tx.insert(cartAddition).values(lineIds.map((lineId) => ({ cartToken: token, idempotencyKey: key, lineId })))
}
