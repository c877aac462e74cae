import { eq } from 'drizzle-orm'
import { cart, contextTable } from '#backend/database/schema/sales.ts'
import { createToken } from '#backend/http/request/context-token.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { endSession } from '#backend/shop/session/own-session.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import type { ContextTokenResponse } from '#contracts/shop/context.ts'
import { readAccount } from '#backend/shop/account/find-account.ts'

/**
 * Logs out, on all devices that share the session. A customer's cart is stored for the next login; a guest's is deleted.
 * The response has a new, anonymous token.
 * @throws ShopError 403 without a login.
 */
export async function logOut(_given: object, context: ShopContext): Promise<ContextTokenResponse> {
  await context.db.transaction(async (tx) => {
    const { customerId, token } = await lockSession(tx, context)
    if (customerId === null) throw notLoggedIn()
    if ((await readAccount(tx, customerId)) !== undefined) return endSession(tx, customerId)
    await tx.delete(cart).where(eq(cart.token, token))
    await tx.delete(contextTable).where(eq(contextTable.token, token))
    return undefined
  })
  context.rotateToken(createToken())
  return struct('array_struct', { redirectUrl: null })
}
