import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { country, customerAddress, salutation } from '#backend/database/schema/sales.ts'
import { dateTime, rowFields, struct } from '#backend/http/struct.ts'
import { countryStruct } from '#backend/shop/master-data/country.ts'
import { salutationStruct } from '#backend/shop/master-data/salutation.ts'

interface AddressRow {
  address: typeof customerAddress.$inferSelect
  country: typeof country.$inferSelect
  salutation: typeof salutation.$inferSelect
}

export type AddressStruct = ReturnType<typeof addressStruct>

/** An address with its country and salutation in the requested language. */
export function addressStruct({ address, country, salutation }: AddressRow, language: LanguageCode) {
  const { isDefaultBilling, isDefaultShipping, createdAt, updatedAt, ...fields } = address
  return struct('customer_address', {
    ...rowFields(createdAt),
    ...fields,
    updatedAt: updatedAt && dateTime(updatedAt),
    additionalAddressLine2: null,
    // Sent from 6.7 on.
    isDefaultBillingAddress: isDefaultBilling,
    isDefaultShippingAddress: isDefaultShipping,
    countryStateId: null,
    countryState: null,
    country: countryStruct(country, language),
    salutation: salutationStruct(salutation, language),
  })
}

/** Returns an address without its associations unless they are requested. */
export const shownAddress = (address: AddressStruct, shows: (association: string) => boolean) => ({
  ...address,
  country: shows('country') ? address.country : null,
  salutation: shows('salutation') ? address.salutation : null,
})
