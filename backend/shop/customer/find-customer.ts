import { eq } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { country, customer, customerAddress, salutation } from '#backend/database/schema/sales.ts'
import { customerAccount } from '#backend/database/schema/accounts.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { salutationStruct } from '#backend/shop/master-data/salutation.ts'
import { anonymous, readSession, type StoredSession } from '#backend/shop/session/session.ts'
import { addressStruct } from './address-struct.ts'

/**
 * Returns the customer or guest of the context.
 * @throws ShopError 403 if there is none.
 */
export async function findCurrentCustomer({ db, token, isNewToken, languageCode }: ShopContext) {
  const session = isNewToken ? anonymous(token) : await readSession(db, token)
  const found = await readCustomer(db, languageCode, session)
  if (found === null) throw notLoggedIn()
  return found
}

const { optInSentAt, confirmedAt, lastLogin } = customerAccount
/** An account in a response. */
const ACCOUNT_DATES = { optInSentAt, confirmedAt, lastLogin }

export type FoundCustomer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>

/** Reads the customer of a session with all associations; null without a login. */
export async function readCustomer(db: Database, language: LanguageCode, session: StoredSession) {
  if (session.customerId === null) return null
  const [row] = await db
    .select({ customer, salutation, account: ACCOUNT_DATES })
    .from(customer)
    .leftJoin(customerAccount, eq(customerAccount.customerId, customer.id))
    .innerJoin(salutation, eq(salutation.id, customer.salutationId))
    .where(eq(customer.id, session.customerId))
  if (row === undefined) return null
  const addressRows = await db
    .select({ address: customerAddress, country, salutation })
    .from(customerAddress)
    .innerJoin(country, eq(country.id, customerAddress.countryId))
    .innerJoin(salutation, eq(salutation.id, customerAddress.salutationId))
    .where(eq(customerAddress.customerId, session.customerId))
  // Each customer has one. Without any, the customer was deleted since the first read.
  if (addressRows.length === 0) return null
  const addresses = addressRows.map((found) => addressStruct(found, language))
  const billing = addresses.find((address) => address.isDefaultBillingAddress)
  const shipping = addresses.find((address) => address.isDefaultShippingAddress)
  if (billing === undefined || shipping === undefined) throw new Error(`Customer ${row.customer.id} lacks an address`)
  return {
    row: row.customer,
    /** Null for a guest. */
    account: row.account,
    salutation: salutationStruct(row.salutation, language),
    addresses,
    defaultBillingAddress: billing,
    defaultShippingAddress: shipping,
    activeBillingAddress: addresses.find(({ id }) => id === session.billingAddressId) ?? billing,
    activeShippingAddress: addresses.find(({ id }) => id === session.shippingAddressId) ?? shipping,
  }
}

/** The error for anonymous visitors if a customer or guest is required. */
export const notLoggedIn = (): ShopError =>
  new ShopError(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.')
