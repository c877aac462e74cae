import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import { customer } from '#backend/database/schema/sales.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { findLinkedOrder } from '#backend/shop/order/linked-order.ts'
import { passwordViolation } from '#backend/shop/password/check-password.ts'
import { hashPassword } from '#backend/shop/password/hash-password.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import { readSession } from '#backend/shop/session/session.ts'
import type { GuestConversion, SuccessResponse } from '#contracts/shop/customer.ts'
import { enterSession } from '#backend/shop/account/sign-in/enter-session.ts'
import { addressTaken, findAccount, lockAddress } from '#backend/shop/account/find-account.ts'
import { accountMail } from '#backend/shop/account/mails/account-mail.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/** A guest who gets a password. */
interface Convertible {
  customerId: string
  /** Whether the caller has the link that was mailed to the guest, which confirms the address. */
  isConfirmed: boolean
}

/**
 * Makes a customer of a guest, with the same addresses and quote requests, and logs in under a new token. The guest is
 * the context's, or the one of a quote request by the link in its mail. Without the link the address waits for its
 * confirmation, if registrations do; the session goes on meanwhile.
 * @throws ShopError 403 without a guest, 400 if the address has an account or the password breaks a rule.
 */
export const convertGuest =
  (mail: MailQueue) =>
  async ({ body }: { body: GuestConversion }, context: ShopContext): Promise<SuccessResponse> => {
    const { customerId, isConfirmed } = await findConvertible(body, context)
    const [owner] = await context.db.select().from(customer).where(eq(customer.id, customerId))
    if (owner === undefined) throw notLoggedIn()
    const password = readBodyText(body, 'password')
    const { firstName, lastName, email } = owner
    const violation = await passwordViolation(password, '/password', { firstName, lastName, email })
    if (violation) throw ShopError.violations([violation])
    const passwordHash = await hashPassword(password)
    const token = await context.db.transaction(async (tx) => {
      await lockSession(tx, context, customerId)
      await lockAddress(tx, email)
      if (!(await isGuest(tx, customerId))) throw notAGuest(customerId)
      if (await findAccount(tx, email)) throw addressTaken(email)
      const withMail = !isConfirmed && (context.settings.confirmsRegistrations ?? false)
      await enforceLimits(context.limiter, tx, withMail ? ['register', 'mail'] : ['register'], email)
      await tx
        .update(customer)
        .set({ guest: false, updatedAt: sql`now()` })
        .where(eq(customer.id, customerId))
      const optInSentAt = withMail ? sql`now()` : null
      await tx.insert(customerAccount).values({ customerId, passwordHash, optInSentAt })
      if (withMail) {
        const locale = mailLocale(context.acceptLanguage, context.languageCode)
        const storefrontUrl = context.settings.frontUrl
        await mail.enqueue(tx, [accountMail('confirm-registration', { customerId, locale, storefrontUrl })])
      }
      return (await enterSession(tx, context, customerId)).token
    })
    mail.wake()
    context.rotateToken(token)
    return struct('array_struct', { success: true as const })
  }

async function findConvertible(body: GuestConversion, context: ShopContext): Promise<Convertible> {
  const code = readBodyText(body, 'deepLinkCode')
  if (code !== '') {
    const { customerId } = await findLinkedOrder(code, body, context)
    if (customerId === null) throw notLoggedIn()
    return { customerId, isConfirmed: true }
  }
  const { customerId } = context.isNewToken ? { customerId: null } : await readSession(context.db, context.token)
  if (customerId === null) throw notLoggedIn()
  return { customerId, isConfirmed: false }
}

async function isGuest(tx: Transaction, customerId: string): Promise<boolean> {
  const [row] = await tx.select({ guest: customer.guest }).from(customer).where(eq(customer.id, customerId))
  return row?.guest ?? false
}

const notAGuest = (customerId: string): ShopError =>
  new ShopError(
    400,
    'CHECKOUT__REGISTERED_CUSTOMER_CANNOT_BE_CONVERTED',
    `Customer with id "${customerId}" is not a guest`,
    { parameters: { customerId } },
  )
