import { createHash } from 'node:crypto'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/database.ts'
import { customer, customerAddress, shopOrder } from '#backend/database/schema/sales.ts'
import { enforceLimits } from '#backend/http/enforce-limits.ts'
import { readIdempotencyKey } from '#backend/http/request/idempotency-key.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { findSuccessor, lockToken } from '#backend/shop/session/replaced-token.ts'
import { rotateSession } from '#backend/shop/session/rotate-session.ts'
import { anonymous, readSession } from '#backend/shop/session/session.ts'
import { storefrontUrlsOf } from '#backend/shop/master-data/sales-channel-struct.ts'
import { nextNumber } from '#backend/shop/master-data/next-number.ts'
import type { Customer, GuestRegistration } from '#contracts/shop/customer.ts'
import { checkPlaces } from './check-places.ts'
import { customerStruct, REGISTERED } from './customer-struct.ts'
import { readCustomer } from './find-customer.ts'
import { companyOf, readRegistration } from './registration.ts'
import type { RegisteredAddress, Registration } from './registration.ts'

/**
 * Registers a guest: a customer without password, known by the context alone. The token rotates; cart and session move
 * along. A guest who registers again, to correct an address, becomes a new one. With an idempotency key the same
 * request may be repeated with the old token for a minute; it returns the same guest and token.
 * @throws ShopError 400 with every violation, 429 after too many registrations.
 */
export async function registerCustomer({ body }: { body: GuestRegistration }, context: ShopContext): Promise<Customer> {
  const given = readRegistration(body, storefrontUrlsOf(context.settings))
  const registering = { key: readIdempotencyKey(context.idempotencyKey), bodyHash: hashOf(given) }
  const { unspecified } = await checkPlaces(context.db, given)
  const { registered, token } = await context.db.transaction(async (tx) => {
    await lockToken(tx, context.token)
    const successor = context.isNewToken ? undefined : await findSuccessor(tx, context.token, registering)
    const before = context.isNewToken
      ? anonymous(context.token)
      : await readSession(tx, successor?.token ?? context.token)
    const known = successor?.isSame ? await readCustomer(tx, context.languageCode, before) : null
    if (known) return { registered: known, token: before.token }
    await enforceLimits(context.limiter, tx, ['register'], given.email)
    const customerId = await insertGuest(tx, given, context.languageId, unspecified)
    const updated = { ...before, customerId, billingAddressId: null, shippingAddressId: null }
    const session = await rotateSession(tx, updated, registering)
    if (before.customerId !== null) await forget(tx, before.customerId)
    return { registered: await readCustomer(tx, context.languageCode, session), token: session.token }
  })
  if (registered === null) throw new Error('The guest was not stored')
  context.rotateToken(token)
  const answer = { ...customerStruct(registered, REGISTERED), hash: '' }
  return answer
}

/**
 * Returns the hash of a registration without its storefront, which may differ between processes without a PUBLIC_URL.
 */
const hashOf = (given: Registration): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...given, storefrontUrl: '' }))
    .digest('hex')

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

/** Deletes a guest without quote requests. After a rotation no token leads to the guest, so nothing needs the data. */
async function forget(tx: Transaction, customerId: string): Promise<void> {
  const orders = tx
    .select({ one: sql`1` })
    .from(shopOrder)
    .where(eq(shopOrder.customerId, customerId))
  await tx.delete(customer).where(and(eq(customer.id, customerId), customer.guest, notExists(orders)))
}
