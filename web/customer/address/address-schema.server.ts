import { z } from 'zod'
import type { Country } from '#contracts/shop/customer.ts'
import { fieldSchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { m } from '#web/i18n/messages.ts'
import { ADDRESS_FIELDS, type AddressFields } from './address-fields.ts'
import { isPostcodeOf, readPostcode } from './postcode.ts'

/** An address that the shop accepts: one of its countries, and a valid postcode of this country. */
export const addressSchema = (countries: readonly Country[], fields: AddressFields = ADDRESS_FIELDS) =>
  z
    .object({ ...fieldSchemas(fields), zipcode: fieldSchema({ ...fields.zipcode, required: false }) })
    .superRefine(({ countryId, zipcode }, { addIssue }) => {
      const country = countries.find(({ id }) => id === countryId)
      const problem = country && zipcodeProblem(readPostcode(zipcode, country), country)
      if (!country) addIssue({ code: 'custom', path: ['countryId'], message: m.customer_country_unknown() })
      else if (problem) addIssue({ code: 'custom', path: ['zipcode'], message: problem })
    })
    .transform(({ zipcode, ...address }) => {
      const country = countries.find(({ id }) => id === address.countryId)
      return { ...address, zipcode: country ? readPostcode(zipcode, country) : zipcode }
    })

export type CheckedAddress = z.output<ReturnType<typeof addressSchema>>

function zipcodeProblem(zipcode: string, country: Country): string | undefined {
  if (zipcode === '') return country.postalCodeRequired === false ? undefined : m.forms_required()
  return isPostcodeOf(country, zipcode) ? undefined : m.customer_zipcode_invalid({ country: country.translated.name })
}
