import { eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/open.ts'
import { cart, contextTable } from '#backend/database/schema/sales.ts'
import { mintToken } from '#backend/http/context-token.ts'
import { storeReplaced } from './replaced-token.ts'
import type { Registering } from './replaced-token.ts'
import { writeSession } from './session.ts'
import type { StoredSession } from './session.ts'

/**
 * Gives a session a new token, under which it was not known before; the cart moves along. The old token may have been
 * known to others: it is an unknown one from now on, but for the repetition of the request that replaced it. Call it
 * inside the transaction that gives the reason for it, after `lockToken`.
 */
export async function rotateSession(
  tx: Transaction,
  session: StoredSession,
  registering: Registering,
): Promise<StoredSession> {
  const rotated = { ...session, token: mintToken() }
  await tx.delete(contextTable).where(eq(contextTable.token, session.token))
  await writeSession(tx, rotated)
  await tx.update(cart).set({ token: rotated.token }).where(eq(cart.token, session.token))
  await storeReplaced(tx, session.token, rotated.token, registering)
  return rotated
}
