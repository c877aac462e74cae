import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { customerAddress } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { lockCurrentCustomer } from './current-customer.ts'
import { readCustomer } from './find-customer.ts'

interface Given {
  path: { addressId: string }
}

/**
 * Finds an address of the customer.
 * @throws ShopError 400 for an unknown one and for one of another customer, without a difference.
 */
export async function findOwnAddress(tx: Transaction, customerId: string, given: string) {
  const addressId = given.toLowerCase()
  const [row] = await tx
    .select()
    .from(customerAddress)
    .where(and(eq(customerAddress.id, addressId), eq(customerAddress.customerId, customerId)))
  if (row === undefined) throw refusal('NOT_FOUND', given, 'not found.')
  return row
}

/** Makes an address the default one for bills. The one that is active in the session stays. */
export const setDefaultBilling = ({ path }: Given, context: ShopContext): Promise<undefined> =>
  setDefault(context, path.addressId, 'isDefaultBilling')

/** The same for deliveries. */
export const setDefaultShipping = ({ path }: Given, context: ShopContext): Promise<undefined> =>
  setDefault(context, path.addressId, 'isDefaultShipping')

async function setDefault(
  context: ShopContext,
  given: string,
  field: 'isDefaultBilling' | 'isDefaultShipping',
): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const { customerId } = await lockCurrentCustomer(tx, context)
    const { id } = await findOwnAddress(tx, customerId, given)
    // One after the other, because a customer has only one of them at any time.
    await tx
      .update(customerAddress)
      .set({ [field]: false })
      .where(eq(customerAddress.customerId, customerId))
    await tx
      .update(customerAddress)
      .set({ [field]: true })
      .where(eq(customerAddress.id, id))
  })
}

/**
 * Deletes an address. Quote requests have a copy of theirs.
 * @throws ShopError 400 for a default address, the active one, or one of another customer.
 */
export async function deleteAddress({ path }: Given, context: ShopContext): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const session = await lockCurrentCustomer(tx, context)
    const { id, isDefaultBilling, isDefaultShipping } = await findOwnAddress(tx, session.customerId, path.addressId)
    if (isDefaultBilling || isDefaultShipping) {
      throw refusal('IS_DEFAULT', id, 'is a default address and cannot be deleted.')
    }
    const found = await readCustomer(tx, context.languageCode, session)
    if (found?.activeBillingAddress.id === id || found?.activeShippingAddress.id === id) {
      throw refusal('IS_ACTIVE', id, 'is an active address and cannot be deleted.')
    }
    await tx.delete(customerAddress).where(eq(customerAddress.id, id))
  })
}

const refusal = (reason: string, addressId: string, text: string): ShopError =>
  new ShopError(400, `CHECKOUT__CUSTOMER_ADDRESS_${reason}`, `Customer address with id "${addressId}" ${text}`, {
    parameters: { addressId },
  })
