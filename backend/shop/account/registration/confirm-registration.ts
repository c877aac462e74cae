import { eq, sql } from 'drizzle-orm'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { customerStruct } from '#backend/shop/customer/customer-struct.ts'
import { readCustomer } from '#backend/shop/customer/find-customer.ts'
import { enterSession } from '#backend/shop/account/sign-in/enter-session.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import type { Customer, RegistrationConfirmation } from '#contracts/shop/customer.ts'
import { checkAddressHash, findLink, noLink, noSecret, useLinks } from '#backend/shop/account/account-link.ts'
import { readAccount } from '#backend/shop/account/find-account.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/**
 * Confirms the address of a new customer by the link in the mail and logs in, under a new token.
 * @throws ShopError 404 for an unknown link, 400 if it is another address's, 412 if it was used before.
 */
export async function confirmRegistration(
  { body }: { body: RegistrationConfirmation },
  context: ShopContext,
): Promise<Customer> {
  const secret = readBodyText(body, 'hash')
  if (secret === '') throw noSecret()
  const session = await context.db.transaction(async (tx) => {
    const link = await findLink(tx, 'confirm', secret)
    if (link === undefined) throw noLink(secret)
    const { customerId } = link
    await lockSession(tx, context, customerId)
    const account = await readAccount(tx, customerId)
    if (account === undefined) throw noLink(secret)
    checkAddressHash(account.email, body)
    if (!account.isOpen) throw alreadyConfirmed(customerId)
    await tx
      .update(customerAccount)
      .set({ confirmedAt: sql`now()` })
      .where(eq(customerAccount.customerId, customerId))
    await useLinks(tx, customerId, 'confirm')
    return enterSession(tx, context, customerId)
  })
  const confirmed = await readCustomer(context.db, context.languageCode, session)
  if (confirmed === null) throw noLink(secret)
  context.rotateToken(session.token)
  const shown = (association: string, below?: string) =>
    below === undefined && ['addresses', 'salutation'].includes(association)
  const answer = { ...customerStruct(confirmed, shown), hash: secret }
  return answer
}

const alreadyConfirmed = (customerId: string): ShopError =>
  new ShopError(
    412,
    'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
    `The customer with the id "${customerId}" is already confirmed.`,
    { parameters: { customerId } },
  )
