import { eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { cart, contextTable } from '#backend/database/schema/sales.ts'
import { createToken } from '#backend/http/request/context-token.ts'
import { storeReplaced } from './replaced-token.ts'
import type { Registering } from './replaced-token.ts'
import { writeSession } from './session.ts'
import type { StoredSession } from './session.ts'

/**
 * Gives a session a new token and moves its cart along. Others may have seen the old token, so it becomes an unknown
 * one. Only a repetition of the request that replaced it may still use it. Call it after `lockSession`, inside the
 * transaction that causes the rotation.
 */
export async function rotateSession(
  tx: Transaction,
  session: StoredSession,
  registering: Registering,
): Promise<StoredSession> {
  const rotated = await renameSession(tx, session)
  await storeReplaced(tx, session.token, rotated.token, registering)
  return rotated
}

/** The same without exception: nothing leads from the old token to the new one. */
export async function renameSession(tx: Transaction, session: StoredSession): Promise<StoredSession> {
  const renamed = { ...session, token: createToken() }
  await tx.delete(contextTable).where(eq(contextTable.token, session.token))
  await writeSession(tx, renamed)
  await tx.update(cart).set({ token: renamed.token }).where(eq(cart.token, session.token))
  return renamed
}
