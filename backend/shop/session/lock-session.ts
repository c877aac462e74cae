import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { cart, contextTable, customer } from '#backend/database/schema/sales.ts'
import type { SessionCaller } from './release-session.ts'
import { lockToken } from './replaced-token.ts'
import { anonymous, readSession } from './session.ts'
import type { StoredSession } from './session.ts'

/**
 * Locks a request's token, the customer who is logged in with it, and their carts, until the transaction ends. Whatever
 * changes a session or a customer does so first: the order of all locks is in docs/decisions/0096.
 * @param others more customers that the transaction changes.
 * @returns the session as it is from then on.
 */
export async function lockSession(
  tx: Transaction,
  { token, isNewToken }: SessionCaller,
  ...others: string[]
): Promise<StoredSession> {
  await lockToken(tx, token)
  // Also of a session that has ended: its row still leads to the customer.
  const [row] = await tx
    .select({ customerId: contextTable.customerId })
    .from(contextTable)
    .where(eq(contextTable.token, token))
  await lockCustomers(tx, row?.customerId == null ? others : [row.customerId, ...others], token)
  // While this waited, the customer may have ended the session on another device.
  return isNewToken ? anonymous(token) : readSession(tx, token)
}

/** The same for a customer whose session is not that of the request: for a link of a mail. */
export const lockCustomer = (tx: Transaction, customerId: string): Promise<void> => lockCustomers(tx, [customerId])

/** A customer's session is changed only under this lock, so that its cart is known from then on. */
async function lockCustomers(tx: Transaction, ids: string[], ...tokens: string[]): Promise<void> {
  if (ids.length > 0) {
    const known = tx.select({ id: customer.id }).from(customer).where(inArray(customer.id, ids))
    await known.orderBy(asc(customer.id)).for('update')
  }
  const ofCustomers = tx
    .select({ token: contextTable.token })
    .from(contextTable)
    .where(inArray(contextTable.customerId, ids))
  await tx
    .select({ token: cart.token })
    .from(cart)
    .where(or(inArray(cart.token, tokens), inArray(cart.token, ofCustomers)))
    .orderBy(asc(cart.token))
    .for('update')
}
