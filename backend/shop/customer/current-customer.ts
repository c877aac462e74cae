import type { Transaction } from '#backend/database/database.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import type { StoredSession } from '#backend/shop/session/session.ts'
import { notLoggedIn } from './find-customer.ts'

/**
 * Locks the customer or guest of the context until the transaction ends.
 * @throws ShopError 403 if there is none.
 */
export async function lockCurrentCustomer(
  tx: Transaction,
  context: ShopContext,
): Promise<StoredSession & { customerId: string }> {
  const session = await lockSession(tx, context)
  const { customerId } = session
  if (customerId === null) throw notLoggedIn()
  return { ...session, customerId }
}
