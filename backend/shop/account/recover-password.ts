import { newId } from '#backend/database/id.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { readRecovery } from '#backend/shop/customer/registration.ts'
import { storefrontUrlsOf } from '#backend/shop/master-data/sales-channel-struct.ts'
import { hashPassword } from '#backend/shop/password/hash-password.ts'
import { lockCustomer } from '#backend/shop/session/lock-session.ts'
import { endSession } from '#backend/shop/session/own-session.ts'
import type { NewPassword, RecoveryRequest, RecoveryState, SuccessResponse } from '#contracts/shop/customer.ts'
import { findLink, noLink } from './account-link.ts'
import type { FoundLink } from './account-link.ts'
import { findAccount, readAccount } from './find-account.ts'
import { accountMail } from './mails/account-mail.ts'
import { newPasswordViolation, storePassword } from './new-password.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/** Characters of a link's secret. */
const SECRET_LENGTH = 32

/**
 * Queues the mail with the link to set a new password. An unknown address gets the same response after the same work:
 * its job finds no customer when its turn comes.
 * @throws ShopError 400 with every violation, 429 after too many mails.
 */
export const requestRecovery =
  (mail: MailQueue) =>
  async ({ body }: { body: RecoveryRequest }, context: ShopContext): Promise<SuccessResponse> => {
    const { email, storefrontUrl } = readRecovery(body, storefrontUrlsOf(context.settings))
    const locale = mailLocale(context.acceptLanguage, context.languageCode)
    await context.db.transaction(async (tx) => {
      await enforceLimits(context.limiter, tx, ['recover'], email)
      const account = await findAccount(tx, email)
      // The address of an account that waits for its confirmation may be a stranger's. All are counted, in equal time.
      const isFull = (await context.limiter.refuse(tx, ['mail'], { email })) !== undefined
      const customerId = account && !(account.isOpen && isFull) ? account.customerId : newId()
      await mail.enqueue(tx, [accountMail('password-recovery', { customerId, locale, storefrontUrl })])
    })
    mail.wake()
    return struct('array_struct', { success: true as const })
  }

/**
 * Tells whether the link of a recovery mail is too old.
 * @throws ShopError 404 for an unknown or used one, 400 for a secret of another length.
 */
export async function readRecoveryState(
  { body }: { body: { hash: string } },
  { db }: ShopContext,
): Promise<RecoveryState> {
  const secret = readBodyText(body, 'hash')
  if (secret.length !== SECRET_LENGTH) throw wrongLength(secret)
  const link = await findLink(db, 'recover', secret)
  if (link === undefined || link.isUsed) throw noLink(secret)
  return struct('array_struct', { isExpired: link.isOld })
}

/**
 * Sets a new password by the link of a recovery mail. All sessions of the customer end, and none begins.
 * @throws ShopError 400 for a password that breaks a rule, 410 for an unknown, used or old link.
 */
export const confirmRecovery =
  (mail: MailQueue) =>
  async ({ body }: { body: NewPassword }, context: ShopContext): Promise<SuccessResponse> => {
    const secret = readBodyText(body, 'hash')
    const link = await findUsable(context.db, secret)
    const account = link && (await readAccount(context.db, link.customerId))
    const violation = await newPasswordViolation(body, account ?? {})
    if (violation) throw ShopError.violations([violation])
    if (account === undefined) throw linkEnded(secret)
    const passwordHash = await hashPassword(readBodyText(body, 'newPassword'))
    await context.db.transaction(async (tx) => {
      await lockCustomer(tx, account.customerId)
      // Another request may have used it while the hash was computed.
      if ((await findUsable(tx, secret)) === undefined) throw linkEnded(secret)
      await storePassword(tx, mail, context, account, passwordHash)
      await endSession(tx, account.customerId)
    })
    mail.wake()
    return struct('array_struct', { success: true as const })
  }

async function findUsable(db: ShopContext['db'], secret: string): Promise<FoundLink | undefined> {
  const link = await findLink(db, 'recover', secret)
  return link?.isUsed || link?.isOld ? undefined : link
}

const linkEnded = (hash: string): ShopError =>
  new ShopError(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', `The hash "${hash}" is expired.`, {
    parameters: { hash },
  })

const wrongLength = (hash: string): ShopError =>
  ShopError.violations([
    {
      code: 'NOT_EQUAL_LENGTH_ERROR',
      pointer: '/hash',
      detail: `This value should have exactly ${SECRET_LENGTH} characters.`,
      parameters: { '{{ limit }}': String(SECRET_LENGTH), '{{ value_length }}': String(hash.length) },
    },
  ])
