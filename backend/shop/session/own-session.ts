import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { contextTable } from '#backend/database/schema/sales.ts'
import { renameSession } from './rotate-session.ts'
import { isFresh } from './session.ts'

/**
 * Ends the session of a customer on all devices. Its tokens are unknown ones from then on. The customer's next login
 * finds the cart again, as it does after a logout. Call it after `lockCustomer`.
 */
export async function endSession(tx: Transaction, customerId: string): Promise<void> {
  const own = await findOwnSession(tx, customerId)
  if (own !== undefined) await renameSession(tx, own.session)
}

/** Finds the session of a customer, also one that has ended. That one is not live, or no client has its token. */
export async function findOwnSession(tx: Transaction, customerId: string) {
  const { updatedAt: _, ...columns } = getTableColumns(contextTable)
  const [row] = await tx
    .select({ session: columns, isLive: sql<boolean>`${isFresh}` })
    .from(contextTable)
    .where(eq(contextTable.customerId, customerId))
  return row
}
