import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/open.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'
import { ShopError } from '#backend/shop/http/shop-error.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'

/** @throws ShopError 400 for one that cannot be stored. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  if (/^[\u0021-\u007e]{1,255}$/.test(header)) return header
  throw new ShopError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `Header "${IDEMPOTENCY_KEY}" is invalid.`, {
    parameters: { parameter: IDEMPOTENCY_KEY },
  })
}

/**
 * The quote request that was sent with this key before, from the same context or one that it was rotated into. Whoever
 * sends the same key at the same time waits here until the first one is through.
 * @returns its id; undefined when there is none, and nobody else can make it until the transaction ends.
 */
export async function findSent(tx: Transaction, origin: string, key: string): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${key} ${origin}`}, 0))`)
  const [row] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.origin, origin), eq(shopOrder.idempotencyKey, key)))
  return row?.id
}
