import { and, eq, not, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import { customer } from '#backend/database/schema/sales.ts'
import { ShopError } from '#backend/http/shop-error.ts'

const { id: customerId, email, firstName, lastName } = customer
const { passwordHash, registeredWith, optInSentAt, confirmedAt } = customerAccount
const columns = {
  customerId,
  email,
  firstName,
  lastName,
  passwordHash,
  registeredWith,
  confirmedAt,
  /** Whether the first login waits for the link in the mail. */
  isOpen: sql<boolean>`${optInSentAt} is not null and ${confirmedAt} is null`,
  /** Whether it can still be a repetition of the request that made it. */
  isNew: sql<boolean>`${customer.createdAt} > now() - interval '1 minute'`,
  /** After seven days, as `openRegistrations` of backend/retention/periods.ts says. */
  isExpired: sql<boolean>`${confirmedAt} is null
    and ${optInSentAt} < now() - interval '7 days'`,
}

/** A customer with a password. */
export type Account = Awaited<ReturnType<typeof readAccount>> & object

/** Reads the account of a customer; undefined for a guest. */
export async function readAccount(db: Database, id: string) {
  const [row] = await db
    .select(columns)
    .from(customer)
    .innerJoin(customerAccount, eq(customerAccount.customerId, customer.id))
    .where(eq(customer.id, id))
  return row
}

/**
 * Finds the account of an e-mail address, whatever its case. One whose registration was not confirmed in time is none.
 */
export async function findAccount(db: Database, address: string): Promise<Account | undefined> {
  const [row] = await db
    .select(columns)
    .from(customer)
    .innerJoin(customerAccount, eq(customerAccount.customerId, customer.id))
    .where(and(sql`lower(${customer.email}) = lower(${address})`, not(customer.guest)))
  return row?.isExpired ? undefined : row
}

/** Finds the customers of an address whose registration was not confirmed in time: another one deletes them. */
export async function findExpired(db: Database, address: string): Promise<string[]> {
  const rows = await db
    .select({ id: customerId })
    .from(customer)
    .innerJoin(customerAccount, eq(customerAccount.customerId, customer.id))
    .where(and(sql`lower(${customer.email}) = lower(${address})`, not(customer.guest), columns.isExpired))
  return rows.map(({ id }) => id)
}

/**
 * Locks an e-mail address until the transaction ends, so that two registrations do not both find it free. Lock the session
 * before it.
 */
export async function lockAddress(tx: Transaction, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('email ' || lower(${address}), 0))`)
}

/** The error for an address without an account. */
export const noAccount = (address: string): ShopError =>
  new ShopError(401, 'CHECKOUT__CUSTOMER_NOT_FOUND', `No matching customer for the email "${address}" was found.`, {
    parameters: { email: address },
  })

/** The error for an address that has an account. */
export const addressTaken = (address: string): ShopError =>
  ShopError.violations([
    {
      code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
      pointer: '/email',
      detail: `The email address "${address}" is already in use.`,
      parameters: { '{{ email }}': JSON.stringify(address) },
    },
  ])
