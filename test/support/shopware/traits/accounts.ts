import type { Database } from '#backend/database/database.ts'
import { findAccount } from '#backend/shop/account/find-account.ts'
import { isOperation, refusalAnswer, type ShopwareTrait } from '#test/support/shopware/call.ts'

/** A recovery for an address without an account is refused (recorded: recovery-unknown). The embedded shop does not tell. */
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
