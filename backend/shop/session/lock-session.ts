import { eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { customer } from '#backend/database/schema/sales.ts'
import type { SessionCaller } from './release-session.ts'
import { lockToken } from './replaced-token.ts'
import { anonymous, readSession } from './session.ts'
import type { StoredSession } from './session.ts'

/**
 * Locks a customer until the transaction ends. Whatever changes a customer or the customer's session does so first, and
 * locks tokens after it: one order, so that no two transactions wait for each other.
 * @returns false if the customer does not exist.
 */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const rows = await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('update')
  return rows.length > 0
}

/**
 * Locks the customer who is logged in with the token of a request, then the token.
 * @param others more customers that the transaction changes.
 * @returns the session as it is from then on.
 */
export async function lockSession(
  tx: Transaction,
  { token, isNewToken }: SessionCaller,
  ...others: string[]
): Promise<StoredSession> {
  const { customerId } = isNewToken ? anonymous(token) : await readSession(tx, token)
  const customers = new Set([...others, ...(customerId === null ? [] : [customerId])])
  for (const one of [...customers].toSorted()) await lockCustomer(tx, one)
  await lockToken(tx, token)
  return isNewToken ? anonymous(token) : readSession(tx, token)
}
