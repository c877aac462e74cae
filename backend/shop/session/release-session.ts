import { and, eq, not } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { customer } from '#backend/database/schema/sales.ts'
import { renameSession } from './rotate-session.ts'
import { anonymous, readSession } from './session.ts'
import type { StoredSession } from './session.ts'

/** Who sent a request, by its token. */
export interface SessionCaller {
  token: string
  isNewToken: boolean
}

/**
 * Returns the session of a caller who becomes another customer or guest. Another customer who is logged in there
 * is logged out first, unless it is the same customer. Call it after `lockSession`.
 */
export async function releaseSession(
  tx: Transaction,
  { token, isNewToken }: SessionCaller,
  customerId?: string,
): Promise<StoredSession> {
  if (isNewToken) return anonymous(token)
  const given = await readSession(tx, token)
  if (given.customerId === null || given.customerId === customerId) return given
  const hasAccount = await tx.$count(customer, and(eq(customer.id, given.customerId), not(customer.guest)))
  if (hasAccount === 0) return given
  await renameSession(tx, given)
  return { ...anonymous(token), languageId: given.languageId }
}
