import { createHash } from 'node:crypto'
import { and, eq, isNull, not, sql, TransactionRollbackError } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { newId } from '#backend/database/id.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import { contextTable, customer } from '#backend/database/schema/sales.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import { readIdempotencyKey } from '#backend/http/request/idempotency-key.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { readCustomer } from '#backend/shop/customer/find-customer.ts'
import type { FoundCustomer } from '#backend/shop/customer/find-customer.ts'
import { insertCustomer } from '#backend/shop/customer/insert-customer.ts'
import type { Registration } from '#backend/shop/customer/registration.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import { enterSession } from '#backend/shop/account/sign-in/enter-session.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import { anonymous } from '#backend/shop/session/session.ts'
import { addressTaken, findAccount, findExpired, lockAddress } from '#backend/shop/account/find-account.ts'
import type { Account } from '#backend/shop/account/find-account.ts'
import { accountMail } from '#backend/shop/account/mails/account-mail.ts'
import { hashPassword, verifyPassword } from '#backend/shop/password/hash-password.ts'

/**
 * Registers a customer with a password. With confirmation by mail the login comes later and the token stays; without
 * it the customer is logged in, under a new token. With an idempotency key the same form may be repeated for a minute.
 * Until the link is followed, it may be sent again: another mail goes out then.
 */
export const registerAccount =
  (mail: MailQueue) =>
  async (given: Registration, unspecified: string, context: ShopContext): Promise<FoundCustomer> => {
    const registeredWith = proofOf(context)
    // Before the address is looked up: it takes the same time whether there is an account or not.
    const passwordHash = await hashPassword(given.password)
    const withMail = context.settings.confirmsRegistrations ?? false
    const store = async (tx: Transaction, registration: Registration) => {
      const { email } = registration
      await deleteExpired(tx, email)
      if (withMail) await enforceLimits(context.limiter, tx, ['mail'], email)
      const id = await insertCustomer(tx, registration, { languageId: context.languageId, unspecified })
      const optInSentAt = withMail ? sql`now()` : null
      await tx.insert(customerAccount).values({ customerId: id, passwordHash, registeredWith, optInSentAt })
      const session = withMail ? undefined : await enterSession(tx, context, id)
      return { account: undefined, customerId: id, token: session?.token }
    }
    // The job of a known address finds no customer when its turn comes.
    const sendMail = async (tx: Transaction, customerId: string) => {
      if (!withMail) return
      const locale = mailLocale(context.acceptLanguage, context.languageCode)
      const { storefrontUrl } = given
      await mail.enqueue(tx, [accountMail('confirm-registration', { customerId, locale, storefrontUrl })])
    }
    const { account, customerId, token } = await context.db.transaction(async (tx) => {
      await lockSession(tx, context, ...(await findExpired(tx, given.email)))
      await lockAddress(tx, given.email)
      const known = await findAccount(tx, given.email)
      if (known && mayBeRepeated(known, registeredWith)) {
        return { account: known, customerId: known.customerId, token: await tokenOf(tx, known.customerId) }
      }
      await enforceLimits(context.limiter, tx, ['register'], given.email)
      // Storing and rolling back use the same statements: the time does not reveal which addresses are known.
      if (known === undefined) {
        const stored = await tx.transaction((attempt) => store(attempt, given))
        await sendMail(tx, stored.customerId)
        return stored
      }
      await undone(tx, (attempt) => store(attempt, { ...given, email: `${newId()}@invalid` }))
      await sendMail(tx, newId())
      return { account: known, customerId: known.customerId, token: undefined }
    })
    const session = { ...anonymous(token ?? context.token), customerId }
    const registered = await readCustomer(context.db, context.languageCode, session)
    // Also where no mail was queued: its first statements take time.
    mail.wake()
    if (account && !(await isRepeated(account, registeredWith, given))) throw addressTaken(given.email)
    if (account?.isOpen) {
      await context.db.transaction(async (tx) => {
        if (!(await isMailDue(tx, customerId))) return
        await enforceLimits(context.limiter, tx, ['mail'], given.email)
        await sendMail(tx, customerId)
      })
      mail.wake()
    }
    if (token !== undefined) context.rotateToken(token)
    if (registered === null) throw new Error('The customer was not stored')
    return registered
  }

/** Identifies the form that was sent: only its browser has both parts. Null if it cannot be repeated. */
function proofOf({ idempotencyKey, token }: ShopContext): string | null {
  const key = readIdempotencyKey(idempotencyKey)
  if (key === undefined) return null
  return createHash('sha256').update(`${token} ${key}`).digest('hex')
}

/** Whether a registration may have found the account that it made itself before. */
const mayBeRepeated = (account: Account, proof: string | null): boolean =>
  proof !== null && account.registeredWith === proof && (account.isNew || account.isOpen)

/** The same, with the same password. */
const isRepeated = async (account: Account, proof: string | null, { password }: Registration): Promise<boolean> =>
  mayBeRepeated(account, proof) && verifyPassword(account.passwordHash, password)

/** Notes another mail, unless the last one is younger than a minute. A double click sends a form twice. */
async function isMailDue(tx: Transaction, customerId: string): Promise<boolean> {
  const { optInSentAt, confirmedAt } = customerAccount
  const rows = await tx
    .update(customerAccount)
    .set({ optInSentAt: sql`now()` })
    .where(
      and(
        eq(customerAccount.customerId, customerId),
        isNull(confirmedAt),
        sql`${optInSentAt} < now() - interval '1 minute'`,
      ),
    )
    .returning({ customerId: customerAccount.customerId })
  return rows.length > 0
}

/** Does work and takes it back, within a transaction that goes on. */
async function undone(tx: Transaction, work: (attempt: Transaction) => Promise<unknown>): Promise<void> {
  const attempt = tx.transaction(async (inner) => {
    await work(inner)
    inner.rollback()
  })
  await attempt.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
}

async function tokenOf(tx: Transaction, customerId: string): Promise<string | undefined> {
  const rows = await tx
    .select({ token: contextTable.token })
    .from(contextTable)
    .where(eq(contextTable.customerId, customerId))
  return rows[0]?.token
}

/** A registration that was not confirmed in time gives the address free. */
async function deleteExpired(tx: Transaction, email: string): Promise<void> {
  const open = tx
    .select({ one: sql`1` })
    .from(customerAccount)
    .where(and(eq(customerAccount.customerId, customer.id), isNull(customerAccount.confirmedAt)))
  await tx
    .delete(customer)
    .where(and(sql`lower(${customer.email}) = lower(${email})`, not(customer.guest), sql`exists ${open}`))
}
