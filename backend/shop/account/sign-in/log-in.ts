import { eq, sql } from 'drizzle-orm'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { countAttempt } from '#backend/http/enforce-limits.ts'
import { struct } from '#backend/http/struct.ts'
import { enterSession } from './enter-session.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import type { ContextTokenResponse } from '#contracts/shop/context.ts'
import type { Credentials } from '#contracts/shop/customer.ts'
import { findAccount, noAccount, readAccount } from '#backend/shop/account/find-account.ts'
import { verifyPassword } from '#backend/shop/password/hash-password.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/**
 * Logs a customer in by e-mail address and password. The response has the token of the customer's session, which is
 * another one than the caller's.
 * @throws ShopError 401 with the reason, 429 after too many attempts.
 */
export async function logIn({ body }: { body: Credentials }, context: ShopContext): Promise<ContextTokenResponse> {
  const email = (readBodyText(body, 'email') || readBodyText(body, 'username')).trim()
  const password = readBodyText(body, 'password')
  if (email === '' || password.trim() === '') throw badCredentials()
  // Before anything is looked up, and for unknown addresses, too.
  await countAttempt(context, 'login', { email })
  const account = await findAccount(context.db, email)
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (account === undefined) throw noAccount(email)
  if (!isRight) throw badCredentials()
  if (account.isOpen) throw notConfirmed(account.customerId)
  const { customerId } = account
  const session = await context.db.transaction(async (tx) => {
    await lockSession(tx, context, customerId)
    const now = await readAccount(tx, customerId)
    // It was changed or deleted while it was compared.
    if (now?.passwordHash !== account.passwordHash) throw badCredentials()
    await tx
      .update(customerAccount)
      .set({ lastLogin: sql`now()` })
      .where(eq(customerAccount.customerId, customerId))
    await context.limiter.forgive(tx, 'login', { email })
    return enterSession(tx, context, customerId)
  })
  context.rotateToken(session.token)
  return struct('array_struct', { redirectUrl: null })
}

const badCredentials = (): ShopError =>
  new ShopError(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.')

const notConfirmed = (customerId: string): ShopError =>
  new ShopError(
    401,
    'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
    `The customer with the id "${customerId}" has not completed the opt-in.`,
    { parameters: { customerId } },
  )
