import type { Country, Salutation } from '#contracts/shop/customer.ts'
import type { FormFields, FormValues } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/**
 * The fields of an address. Names are those of the Store API; bounds are the longest texts that it stores. Names, order
 * and `autoComplete` follow the browsers' autofill.
 */
export const ADDRESS_FIELDS = {
  company: { label: m.customer_company, maxLength: 255, autoComplete: 'organization' },
  department: { label: m.customer_department, maxLength: 255, autoComplete: 'organization-title' },
  salutationId: { label: m.customer_salutation, maxLength: 32, autoComplete: 'honorific-prefix' },
  // Without `autoComplete`: browsers have one value for salutation and title.
  title: { label: m.customer_title, maxLength: 100 },
  firstName: { label: m.customer_first_name, maxLength: 50, required: true, autoComplete: 'given-name' },
  lastName: { label: m.customer_last_name, maxLength: 60, required: true, autoComplete: 'family-name' },
  street: { label: m.customer_street, maxLength: 255, required: true, autoComplete: 'street-address' },
  // Before the postcode, which it decides on.
  countryId: { label: m.customer_country, maxLength: 32, required: true, autoComplete: 'country' },
  // Some countries have no postcode: the schema checks by country.
  zipcode: { label: m.customer_zipcode, maxLength: 50, required: true, autoComplete: 'postal-code' },
  city: { label: m.customer_city, maxLength: 70, required: true, autoComplete: 'address-level2' },
} as const satisfies FormFields

/** The country decides on the postcode: its error is about both. */
export const DECIDES = { countryId: 'zipcode' } satisfies Partial<Record<AddressName, AddressName>>

export type AddressName = keyof typeof ADDRESS_FIELDS
export type AddressFields = FormFields<AddressName>
export type AddressValues = FormValues<AddressName>

/** The address of a company. */
export const COMPANY_ADDRESS_FIELDS: AddressFields = {
  ...ADDRESS_FIELDS,
  company: { ...ADDRESS_FIELDS.company, required: true },
}

/** The options of the address fields, also used for validation. */
export interface AddressLists {
  countries: Country[]
  salutations: Salutation[]
}
