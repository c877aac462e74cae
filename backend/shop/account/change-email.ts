import { eq, sql } from 'drizzle-orm'
import { customer } from '#backend/database/schema/sales.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { lockCurrentCustomer } from '#backend/shop/customer/current-customer.ts'
import { emailViolations } from '#backend/shop/customer/registration.ts'
import { lockCustomer } from '#backend/shop/session/lock-session.ts'
import type { EmailChange, RegistrationConfirmation, SuccessResponse } from '#contracts/shop/customer.ts'
import { checkAddressHash, findLink, noLink, noSecret, useLinks } from './account-link.ts'
import { addressTaken, findAccount, lockAddress, readAccount } from './find-account.ts'
import { accountMail } from './mails/account-mail.ts'
import { ownPasswordViolation, readOwnAccount } from './own-account.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/**
 * Queues the mail that asks the new address of a customer for confirmation. Until then the old one stays.
 * @throws ShopError 403 for visitors and guests, 400 with every violation, 429 after too many attempts or mails.
 */
export const changeEmail =
  (mail: MailQueue) =>
  async ({ body }: { body: EmailChange }, context: ShopContext): Promise<SuccessResponse> => {
    const account = await readOwnAccount(context)
    const wrong = await ownPasswordViolation(context, account, body)
    const found = [...emailViolations(body), ...(wrong ? [wrong] : [])]
    if (found.length > 0) throw ShopError.violations(found)
    const to = readBodyText(body, 'email').trim()
    await context.db.transaction(async (tx) => {
      const { customerId } = await lockCurrentCustomer(tx, context)
      await lockAddress(tx, to)
      const known = await findAccount(tx, to)
      if (known !== undefined && known.customerId !== customerId) throw addressTaken(to)
      await enforceLimits(context.limiter, tx, ['mail'], to)
      await context.limiter.forgive(tx, 'login', { email: account.email })
      const locale = mailLocale(context.acceptLanguage, context.languageCode)
      const storefrontUrl = context.settings.frontUrl
      await mail.enqueue(tx, [accountMail('confirm-email', { customerId, locale, storefrontUrl, to })])
    })
    mail.wake()
    return struct('array_struct', { success: true as const })
  }

/**
 * Gives a customer the new e-mail address by the link that was sent to it, and notifies the old one. A second use of
 * the link changes nothing.
 * @throws ShopError 404 for an unknown or ended link, 400 if it is another address's. 400 also if the address has an
 * account.
 */
export const confirmEmail =
  (mail: MailQueue) =>
  async ({ body }: { body: RegistrationConfirmation }, context: ShopContext): Promise<SuccessResponse> => {
    const secret = readBodyText(body, 'hash')
    if (secret === '') throw noSecret()
    await context.db.transaction(async (tx) => {
      const { customerId = '' } = (await findLink(tx, 'email', secret)) ?? {}
      await lockCustomer(tx, customerId)
      const link = await findLink(tx, 'email', secret)
      const account = await readAccount(tx, customerId)
      if (link?.email == null || account === undefined) throw noLink(secret)
      checkAddressHash(link.email, body)
      if (account.email === link.email) return
      if (link.isUsed || link.isOld) throw noLink(secret)
      await lockAddress(tx, link.email)
      const known = await findAccount(tx, link.email)
      if (known !== undefined && known.customerId !== customerId) throw addressTaken(link.email)
      await tx
        .update(customer)
        .set({ email: link.email, updatedAt: sql`now()` })
        .where(eq(customer.id, customerId))
      await useLinks(tx, customerId, 'email', 'recover')
      const locale = mailLocale(context.acceptLanguage, context.languageCode)
      await mail.enqueue(tx, [accountMail('email-changed', { customerId, locale, to: account.email })])
    })
    mail.wake()
    return struct('array_struct', { success: true as const })
  }
