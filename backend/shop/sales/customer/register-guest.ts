import { and, eq, notExists, sql } from 'drizzle-orm'
import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/open.ts'
import { customer, customerAddress, shopOrder } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/shop/http/shop-context.ts'
import { rotateSession } from '#backend/shop/sales/context/rotate-session.ts'
import { anonymous, readSession } from '#backend/shop/sales/context/session.ts'
import { nextNumber } from '#backend/shop/sales/order/next-number.ts'
import type { Customer, GuestRegistration } from '#contracts/shop/customer.ts'
import { checkPlaces } from './check-places.ts'
import { readCustomer } from './read-customer.ts'
import { companyOf, readRegistration } from './registration.ts'
import type { RegisteredAddress, Registration } from './registration.ts'

/**
 * Registers a guest: a customer without password, known by the context alone. The token rotates; cart and session
 * move along. A guest who registers again, to correct an address, becomes a new one.
 * @throws ShopError 400 with every violation.
 */
export async function registerGuest({ body }: { body: GuestRegistration }, context: ShopContext): Promise<Customer> {
  const given = readRegistration(body, context.settings.domains)
  const { unspecified } = await checkPlaces(context.db, given)
  const { registered, token } = await context.db.transaction(async (tx) => {
    const before = context.isNewToken ? anonymous(context.token) : await readSession(tx, context.token)
    const customerId = await insertGuest(tx, given, context.languageId, unspecified)
    const session = await rotateSession(tx, {
      ...before,
      customerId,
      billingAddressId: null,
      shippingAddressId: null,
    })
    if (before.customerId !== null) await forget(tx, before.customerId)
    return { registered: await readCustomer(tx, context.languageCode, session), token: session.token }
  })
  if (registered === null) throw new Error('The guest was not stored')
  context.rotateToken(token)
  return registered
}

async function insertGuest(tx: Transaction, given: Registration, languageId: string, unspecified: string) {
  const { billingAddress, shippingAddress, firstName, lastName, email, title, accountType } = given
  const salutationId = given.salutationId ?? billingAddress.salutationId ?? unspecified
  const company = companyOf(given)
  const [id, billingId] = [newId(), newId()]
  const customerNumber = await nextNumber(tx, 'customer')
  await tx.insert(customer).values({
    id,
    customerNumber,
    guest: true,
    email,
    salutationId,
    title: title ?? billingAddress.title,
    firstName,
    lastName,
    company: accountType === 'business' ? company : undefined,
    accountType,
    languageId,
  })
  const addressOf = (address: RegisteredAddress, addressId: string) => ({
    firstName,
    lastName,
    ...address,
    id: addressId,
    customerId: id,
    salutationId: address.salutationId ?? salutationId,
  })
  await tx.insert(customerAddress).values({
    ...addressOf({ ...billingAddress, company }, billingId),
    isDefaultBilling: true,
    isDefaultShipping: shippingAddress === undefined,
  })
  if (shippingAddress) {
    const shipping = addressOf(shippingAddress, newId())
    await tx.insert(customerAddress).values({ ...shipping, isDefaultBilling: false, isDefaultShipping: true })
  }
  return id
}

/** Nobody can reach a guest again whose token was rotated; without a quote request nothing needs the data either. */
async function forget(tx: Transaction, customerId: string): Promise<void> {
  const orders = tx
    .select({ one: sql`1` })
    .from(shopOrder)
    .where(eq(shopOrder.customerId, customerId))
  await tx.delete(customer).where(and(eq(customer.id, customerId), customer.guest, notExists(orders)))
}
