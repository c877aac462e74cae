import { eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { contextTable } from '#backend/database/schema/sales.ts'
import { mergeCarts } from '#backend/shop/cart/merge-carts.ts'
import { findOwnSession } from '#backend/shop/session/own-session.ts'
import { releaseSession } from '#backend/shop/session/release-session.ts'
import type { SessionCaller } from '#backend/shop/session/release-session.ts'
import { renameSession } from '#backend/shop/session/rotate-session.ts'
import { writeSession } from '#backend/shop/session/session.ts'
import type { StoredSession } from '#backend/shop/session/session.ts'

/**
 * Logs a customer in. All devices of a customer share one session: a live one is returned, with the caller's cart
 * merged. Otherwise the caller's session gets a new token, so that a stranger with the old one is not logged in. A cart
 * of earlier sessions is merged, too. Call it after `lockSession` for the caller and the customer.
 */
export async function enterSession(tx: Transaction, caller: SessionCaller, customerId: string): Promise<StoredSession> {
  const given = await releaseSession(tx, caller, customerId)
  const own = await findOwnSession(tx, customerId)
  if (own === undefined || own.session.token === given.token) {
    const { billingAddressId = null, shippingAddressId = null } = own?.session ?? {}
    return renameSession(tx, { ...given, customerId, billingAddressId, shippingAddressId })
  }
  const live = own.isLive ? own.session : await renameSession(tx, own.session)
  await mergeCarts(tx, given.token, live.token)
  await tx.delete(contextTable).where(eq(contextTable.token, given.token))
  const entered = { ...live, languageId: live.languageId ?? given.languageId }
  await writeSession(tx, entered)
  return entered
}
