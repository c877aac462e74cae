import { eq } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { country, customer, customerAddress, salutation } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { salutationStruct } from '#backend/shop/master-data/salutation.ts'
import { anonymous, readSession } from '#backend/shop/session/session.ts'
import type { StoredSession } from '#backend/shop/session/session.ts'
import type { Customer } from '#contracts/shop/customer.ts'
import { addressStruct } from './address-struct.ts'

/**
 * Returns the customer or guest of the context with all addresses.
 * @throws ShopError 403 if there is none; callers rely on it to find out.
 */
export async function readCurrentCustomer(_given: object, context: ShopContext): Promise<Customer> {
  const session = context.isNewToken ? anonymous(context.token) : await readSession(context.db, context.token)
  const found = await readCustomer(context.db, context.languageCode, session)
  if (found === null) throw notLoggedIn()
  return found
}

/** Reads the customer of a session; null if nobody is logged in. */
export async function readCustomer(db: Database, language: LanguageCode, session: StoredSession) {
  if (session.customerId === null) return null
  const [row] = await db
    .select()
    .from(customer)
    .innerJoin(salutation, eq(salutation.id, customer.salutationId))
    .where(eq(customer.id, session.customerId))
  if (row === undefined) return null
  const addressRows = await db
    .select({ address: customerAddress, country, salutation })
    .from(customerAddress)
    .innerJoin(country, eq(country.id, customerAddress.countryId))
    .innerJoin(salutation, eq(salutation.id, customerAddress.salutationId))
    .where(eq(customerAddress.customerId, session.customerId))
  const addresses = addressRows.map((found) => addressStruct(found, language))
  const billing = addresses.find((address) => address.isDefaultBillingAddress)
  const shipping = addresses.find((address) => address.isDefaultShippingAddress)
  if (billing === undefined || shipping === undefined) throw new Error(`Customer ${row.customer.id} lacks an address`)
  const { title, languageId, createdAt, ...fields } = row.customer
  return struct('customer', {
    ...fields,
    ...(title === null ? {} : { title }),
    languageId,
    active: true,
    vatIds: null,
    birthday: null,
    doubleOptInRegistration: false,
    createdAt: createdAt.toISOString(),
    salutation: salutationStruct(row.salutation, language),
    defaultBillingAddressId: billing.id,
    defaultShippingAddressId: shipping.id,
    defaultBillingAddress: billing,
    defaultShippingAddress: shipping,
    activeBillingAddress: addresses.find(({ id }) => id === session.billingAddressId) ?? billing,
    activeShippingAddress: addresses.find(({ id }) => id === session.shippingAddressId) ?? shipping,
    addresses,
    customFields: {},
  })
}

/** The error for anonymous visitors if a customer or guest is required. */
export const notLoggedIn = (): ShopError =>
  new ShopError(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.')
