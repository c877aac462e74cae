import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { lockCurrentCustomer } from '#backend/shop/customer/current-customer.ts'
import { hashPassword } from '#backend/shop/password/hash-password.ts'
import { renameSession } from '#backend/shop/session/rotate-session.ts'
import type { ContextTokenResponse } from '#contracts/shop/context.ts'
import type { PasswordChange } from '#contracts/shop/customer.ts'
import { readAccount } from './find-account.ts'
import { newPasswordViolation, storePassword } from './new-password.ts'
import { ownPasswordViolation, readOwnAccount, WRONG_PASSWORD } from './own-account.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'

/**
 * Changes the password of the customer who is logged in. The session gets a new token, which only this response has:
 * all other devices are logged out. A mail tells the customer.
 * @throws ShopError 403 for visitors and guests, 400 with every violation, 429 after too many attempts.
 */
export const changePassword =
  (mail: MailQueue) =>
  async ({ body }: { body: PasswordChange }, context: ShopContext): Promise<ContextTokenResponse> => {
    const account = await readOwnAccount(context)
    const found = [
      await ownPasswordViolation(context, account, body),
      await newPasswordViolation(body, account),
    ].filter((violation) => violation !== undefined)
    if (found.length > 0) throw ShopError.violations(found)
    const passwordHash = await hashPassword(readBodyText(body, 'newPassword'))
    const { token } = await context.db.transaction(async (tx) => {
      const session = await lockCurrentCustomer(tx, context)
      const now = await readAccount(tx, session.customerId)
      // It was changed while it was compared.
      if (now?.passwordHash !== account.passwordHash) throw ShopError.violations([WRONG_PASSWORD])
      await storePassword(tx, mail, context, account, passwordHash)
      return renameSession(tx, session)
    })
    mail.wake()
    context.rotateToken(token)
    return struct('array_struct', { redirectUrl: null })
  }
