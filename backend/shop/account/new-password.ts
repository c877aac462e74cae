import { eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Violation } from '#backend/http/shop-error.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import { passwordViolation } from '#backend/shop/password/check-password.ts'
import type { PasswordOwner } from '#backend/shop/password/check-password.ts'
import { useLinks } from './account-link.ts'
import type { Account } from './find-account.ts'
import { accountMail } from './mails/account-mail.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/** Checks `newPassword` and its repetition `newPasswordConfirm`. */
export async function newPasswordViolation(body: unknown, owner: PasswordOwner): Promise<Violation | undefined> {
  const password = readBodyText(body, 'newPassword')
  const violation = await passwordViolation(password, '/newPassword', owner)
  if (violation || password === readBodyText(body, 'newPasswordConfirm')) return violation
  // Without a code, as in a Shopware, and without the value.
  return { code: null, pointer: '/newPassword', detail: 'This value should be equal to its confirmation.' }
}

/**
 * Stores a new password and queues the mail about it. It ends every link that was sent to set another password or
 * address. Call it after `lockCustomer`. The caller ends the sessions.
 */
export async function storePassword(
  tx: Transaction,
  mail: MailQueue,
  { limiter, acceptLanguage, languageCode }: ShopContext,
  { customerId, email }: Account,
  passwordHash: string,
): Promise<void> {
  await tx.update(customerAccount).set({ passwordHash }).where(eq(customerAccount.customerId, customerId))
  await useLinks(tx, customerId, 'recover', 'email')
  await limiter.forgive(tx, 'login', { email })
  const locale = mailLocale(acceptLanguage, languageCode)
  await mail.enqueue(tx, [accountMail('password-changed', { customerId, locale })])
}
