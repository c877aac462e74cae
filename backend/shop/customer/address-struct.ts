import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { country, customerAddress, salutation } from '#backend/database/schema/sales.ts'
import { struct } from '#backend/http/struct.ts'
import { countryStruct } from '#backend/shop/master-data/country.ts'
import { salutationStruct } from '#backend/shop/master-data/salutation.ts'

interface AddressRow {
  address: typeof customerAddress.$inferSelect
  country: typeof country.$inferSelect
  salutation: typeof salutation.$inferSelect
}

/** An address with its country and salutation in the requested language. */
export function addressStruct({ address, country, salutation }: AddressRow, language: LanguageCode) {
  const { isDefaultBilling, isDefaultShipping, ...fields } = address
  const { title, company, department, additionalAddressLine1, zipcode, phoneNumber } = fields
  return struct('customer_address', {
    ...fields,
    // The contract omits empty fields.
    title: title ?? undefined,
    company: company ?? undefined,
    department: department ?? undefined,
    additionalAddressLine1: additionalAddressLine1 ?? undefined,
    zipcode: zipcode ?? undefined,
    phoneNumber: phoneNumber ?? undefined,
    isDefaultBillingAddress: isDefaultBilling,
    isDefaultShippingAddress: isDefaultShipping,
    countryStateId: null,
    countryState: null,
    country: countryStruct(country, language),
    salutation: salutationStruct(salutation, language),
    customFields: {},
  })
}
