import { eq, sql } from 'drizzle-orm'
import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/database.ts'
import { customerAddress } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { StoredSession } from '#backend/shop/session/session.ts'
import type { Address, AddressInput } from '#contracts/shop/customer.ts'
import { shownAddress } from './address-struct.ts'
import { checkAddress } from './check-places.ts'
import { lockCurrentCustomer } from './current-customer.ts'
import { readCustomer } from './find-customer.ts'
import { findOwnAddress } from './own-address.ts'
import { readAddress } from './registration.ts'

/**
 * Adds an address to those of the customer or guest.
 * @throws ShopError 403 without a login, 400 with every violation.
 */
export const createAddress = ({ body }: { body: AddressInput }, context: ShopContext): Promise<Address> =>
  context.db.transaction(async (tx) => {
    const session = await lockCurrentCustomer(tx, context)
    const id = newId()
    const given = await readValues(tx, body)
    const { customerId } = session
    await tx
      .insert(customerAddress)
      .values({ ...given, id, customerId, isDefaultBilling: false, isDefaultShipping: false })
    return readStored(tx, context, session, id)
  })

/**
 * Replaces an address as a whole: a missing field is empty afterwards. Earlier quote requests do not change.
 * @throws ShopError 403 without a login, 400 with every violation or for an address of another customer.
 */
export const changeAddress = (
  { path, body }: { path: { addressId: string }; body: AddressInput },
  context: ShopContext,
): Promise<Address> =>
  context.db.transaction(async (tx) => {
    const session = await lockCurrentCustomer(tx, context)
    const { id } = await findOwnAddress(tx, session.customerId, path.addressId)
    const given = await readValues(tx, body)
    await tx
      .update(customerAddress)
      .set({ ...withoutGaps(given), updatedAt: sql`now()` })
      .where(eq(customerAddress.id, id))
    return readStored(tx, context, session, id)
  })

/** The database leaves a field without a value as it was. */
const withoutGaps = (given: Awaited<ReturnType<typeof readValues>>) => ({
  ...given,
  title: given.title ?? null,
  company: given.company ?? null,
  department: given.department ?? null,
  additionalAddressLine1: given.additionalAddressLine1 ?? null,
  zipcode: given.zipcode ?? null,
  phoneNumber: given.phoneNumber ?? null,
})

async function readValues(tx: Transaction, body: unknown) {
  const { salutationId, ...given } = readAddress(body)
  const { unspecified } = await checkAddress(tx, { salutationId, ...given })
  return { ...given, salutationId: salutationId ?? unspecified }
}

async function readStored(
  tx: Transaction,
  { languageCode }: ShopContext,
  session: StoredSession,
  id: string,
): Promise<Address> {
  const stored = await readCustomer(tx, languageCode, session)
  const address = stored?.addresses.find((one) => one.id === id)
  if (address === undefined) throw new Error('The address was not stored')
  return shownAddress(address, () => false)
}
