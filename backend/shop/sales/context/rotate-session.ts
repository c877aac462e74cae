import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '#backend/database/open.ts'
import { cart, shopContext } from '#backend/database/schema/sales.ts'
import { mintToken } from '#backend/shop/http/context-token.ts'
import { writeSession } from './session.ts'
import type { Session } from './session.ts'

/**
 * Gives a session a new token, under which nobody knew it before; the cart moves along. The old token becomes that of
 * nobody in particular. Call it inside the transaction that gives the reason for it.
 *
 * Who never got the answer asks again with the old token. The cart is at a successor of it by then, and moves on from
 * there; the customer does not, because a token may have been known to others before it was rotated.
 */
export async function rotateSession(tx: Transaction, session: Session): Promise<Session> {
  const rotated = { ...session, token: mintToken() }
  await tx.delete(shopContext).where(eq(shopContext.token, session.token))
  await writeSession(tx, rotated)
  const moved = await moveCart(tx, [session.token], rotated.token)
  if (!moved) {
    const successors = await tx
      .select({ token: shopContext.token })
      .from(shopContext)
      .where(and(eq(shopContext.origin, session.origin), ne(shopContext.token, rotated.token)))
    await moveCart(
      tx,
      successors.map(({ token }) => token),
      rotated.token,
    )
  }
  return rotated
}

async function moveCart(tx: Transaction, from: string[], to: string): Promise<boolean> {
  if (from.length === 0) return false
  const [found] = await tx.select().from(cart).where(inArray(cart.token, from)).limit(1).for('update')
  if (found === undefined) return false
  await tx.update(cart).set({ token: to }).where(eq(cart.token, found.token))
  return true
}
