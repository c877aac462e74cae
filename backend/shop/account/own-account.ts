import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Violation } from '#backend/http/shop-error.ts'
import { countAttempt } from '#backend/http/enforce-limits.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { verifyPassword } from '#backend/shop/password/hash-password.ts'
import { readSession } from '#backend/shop/session/session.ts'
import { readAccount } from './find-account.ts'
import type { Account } from './find-account.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/**
 * Reads the account of the customer who is logged in.
 * @throws ShopError 403 for visitors and guests.
 */
export async function readOwnAccount({ db, token, isNewToken }: ShopContext): Promise<Account> {
  const { customerId } = isNewToken ? { customerId: null } : await readSession(db, token)
  const account = customerId === null ? undefined : await readAccount(db, customerId)
  if (account === undefined) throw notLoggedIn()
  return account
}

/**
 * Compares the `password` of a body with the account's. Attempts count as logins do: the caller may not be the
 * customer.
 * @returns the violation of a wrong one.
 * @throws ShopError 429 after too many attempts.
 */
export async function ownPasswordViolation(
  context: ShopContext,
  { email, passwordHash }: Account,
  body: unknown,
): Promise<Violation | undefined> {
  await countAttempt(context, 'login', { email })
  const isRight = await verifyPassword(passwordHash, readBodyText(body, 'password'))
  return isRight ? undefined : WRONG_PASSWORD
}

export const WRONG_PASSWORD: Violation = {
  code: 'CUSTOMER_PASSWORD_NOT_CORRECT',
  pointer: '/password',
  detail: 'Your password is wrong',
}
