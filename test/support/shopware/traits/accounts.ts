import type { Database } from '#backend/database/database.ts'
import { findAccount } from '#backend/shop/account/find-account.ts'
import type { MailOutlet } from '#test/support/mail-outlet.ts'
import { changingCalls, isOperation, refusalAnswer, type ShopwareTrait } from '#test/support/shopware/call.ts'

/**
 * A recovery for an address without an account is refused (recorded: recovery-unknown). The embedded shop does not
 * reveal it.
 */
export const refuseUnknownRecovery =
  (db: Database): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    const { email } = call.body
    if (given.status !== 200 || !isOperation(call, 'POST /account/recovery-password')) return given
    if (typeof email === 'string' && (await findAccount(db, email))) return given
    const detail = `No matching customer for the email "${String(email)}" was found.`
    return refusalAnswer(call, 401, 'CHECKOUT__CUSTOMER_NOT_FOUND', detail, { email })
  }

/** Operations that came after 6.6 (published schema), or that only the embedded shop has. */
const NEWER = ['POST /account/convert-guest', 'POST /account/change-email-confirm']

/** It has no route for unknown paths. */
export const refuseNewerAccounts: ShopwareTrait = (answer) => async (call) =>
  NEWER.some((operation) => isOperation(call, operation))
    ? refusalAnswer(call, 404, '0', `No route found for "${call.method} ${call.path}"`)
    : answer(call)

/** Wrong passwords in a row before a login has to wait (recorded: login-throttle-11). */
const MOST_ATTEMPTS = 10

/** Only a parameter has the wait, not `Retry-After`. */
export function throttleLogins(): ShopwareTrait {
  const attempts = new Map<string, number>()
  return (answer) => async (call) => {
    if (!isOperation(call, 'POST /account/login')) return answer(call)
    const name = String(call.body['username'])
    const count = attempts.get(name) ?? 0
    if (count >= MOST_ATTEMPTS) {
      const detail = 'Customer auth throttled for 9 seconds.'
      return refusalAnswer(call, 429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', detail, { seconds: 9 })
    }
    const given = await answer(call)
    attempts.set(name, given.status === 401 ? count + 1 : 0)
    return given
  }
}

/** It changes an e-mail address at once, without a link. */
export const changeEmailAtOnce =
  (mail: Pick<MailOutlet, 'readLink'>): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    if (given.status !== 200 || !isOperation(call, 'POST /account/change-email')) return given
    await answer({ ...call, path: '/account/change-email-confirm', body: await mail.readLink() })
    return given
  }

/** Without a field that customers may write, a value for one is dropped without an error. */
export const dropCustomerFields: ShopwareTrait = changingCalls((call) => {
  if (!isOperation(call, 'POST /account/change-profile')) return call
  const { customFields: _, ...body } = call.body
  return { ...call, body }
})
