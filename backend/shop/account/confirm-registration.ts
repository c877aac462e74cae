import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { customerStruct } from '#backend/shop/customer/customer-struct.ts'
import { readCustomer } from '#backend/shop/customer/find-customer.ts'
import { enterSession } from './enter-session.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import type { Customer, RegistrationConfirmation } from '#contracts/shop/customer.ts'
import { findLink, noLink, useLinks } from './account-link.ts'
import { readAccount } from './find-account.ts'
import { readBodyText } from './read-body-text.ts'

/**
 * Confirms the address of a new customer by the link in the mail and logs in, under a new token.
 * @throws ShopError 404 for an unknown link, 400 if it is another address's, 412 if it was used before.
 */
export async function confirmRegistration(
  { body }: { body: RegistrationConfirmation },
  context: ShopContext,
): Promise<Customer> {
  const secret = readBodyText(body, 'hash')
  if (secret === '') throw new ShopError(404, 'CHECKOUT__NO_HASH_PROVIDED', 'The given hash is empty.')
  const session = await context.db.transaction(async (tx) => {
    const link = await findLink(tx, 'confirm', secret)
    if (link === undefined) throw noLink(secret)
    const { customerId } = link
    await lockSession(tx, context, customerId)
    const account = await readAccount(tx, customerId)
    if (account === undefined) throw noLink(secret)
    const em = createHash('sha1').update(account.email).digest('hex')
    if (readBodyText(body, 'em') !== em) throw otherAddress(readBodyText(body, 'em'))
    if (!account.isOpen) throw alreadyConfirmed(customerId)
    await tx
      .update(customerAccount)
      .set({ confirmedAt: sql`now()` })
      .where(eq(customerAccount.customerId, customerId))
    await useLinks(tx, 'confirm', customerId)
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

const otherAddress = (given: string): ShopError =>
  ShopError.violations([
    {
      code: 'NOT_EQUAL_ERROR',
      pointer: '/em',
      detail: 'This value is not the expected one.',
      parameters: { '{{ value }}': JSON.stringify(given) },
    },
  ])

const alreadyConfirmed = (customerId: string): ShopError =>
  new ShopError(
    412,
    'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
    `The customer with the id "${customerId}" is already confirmed.`,
    { parameters: { customerId } },
  )
