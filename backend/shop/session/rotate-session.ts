import { eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { cart, contextTable } from '#backend/database/schema/sales.ts'
import { createToken } from '#backend/http/request/context-token.ts'
import { storeReplaced } from './replaced-token.ts'
import type { Registering } from './replaced-token.ts'
import { writeSession } from './session.ts'
import type { StoredSession } from './session.ts'

/**
 * Gives a session a new, unknown token and moves its cart along. Others may have seen the old token, so it becomes an
 * unknown one, except for a repetition of the request that replaced it. Call it after `lockToken`, inside the
 * transaction that causes the rotation.
 */
export async function rotateSession(
  tx: Transaction,
  session: StoredSession,
  registering: Registering,
): Promise<StoredSession> {
  const rotated = { ...session, token: createToken() }
  await tx.delete(contextTable).where(eq(contextTable.token, session.token))
  await writeSession(tx, rotated)
  await tx.update(cart).set({ token: rotated.token }).where(eq(cart.token, session.token))
  await storeReplaced(tx, session.token, rotated.token, registering)
  return rotated
}
