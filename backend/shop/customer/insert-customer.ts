import { newId } from '#backend/database/id.ts'
import type { Transaction } from '#backend/database/database.ts'
import { customer, customerAddress } from '#backend/database/schema/sales.ts'
import { nextNumber } from '#backend/shop/master-data/next-number.ts'
import { companyOf } from './registration.ts'
import type { RegisteredAddress, Registration } from './registration.ts'

interface Origin {
  languageId: string
  /** Id of the salutation of those who chose none. */
  unspecified: string
}

/** Stores a guest or customer with one or two addresses and returns the id. */
export async function insertCustomer(
  tx: Transaction,
  given: Registration,
  { languageId, unspecified }: Origin,
): Promise<string> {
  const { billingAddress, shippingAddress, firstName, lastName, email, title, accountType, guest } = given
  const salutationId = given.salutationId ?? billingAddress.salutationId ?? unspecified
  const company = companyOf(given)
  const [id, billingId] = [newId(), newId()]
  const customerNumber = await nextNumber(tx, 'customer')
  await tx.insert(customer).values({
    id,
    customerNumber,
    guest,
    email,
    salutationId,
    title: title ?? billingAddress.title,
    firstName,
    lastName,
    company: accountType === 'business' ? company : undefined,
    accountType,
    vatIds: accountType === 'business' ? (given.vatIds ?? []) : [],
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
