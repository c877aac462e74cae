import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/open.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'

/**
 * The quote request that was sent with this key before, from the same context or one that it was rotated into. A second
 * request with the same key at the same time waits here until the first one is through.
 * @returns its id; undefined when there is none, and no other request can make it until the transaction ends.
 */
export async function findSent(tx: Transaction, origin: string, key: string): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${key} ${origin}`}, 0))`)
  const [row] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.origin, origin), eq(shopOrder.idempotencyKey, key)))
  return row?.id
}
