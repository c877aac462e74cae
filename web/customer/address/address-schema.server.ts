import { z } from 'zod'
import type { Country } from '#contracts/shop/customer.ts'
import { fieldSchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { m } from '#web/i18n/messages.ts'
import { ADDRESS_FIELDS, type AddressFields } from './address-fields.ts'
import { plainPostcode } from './plain-postcode.ts'

/** An address that the shop accepts: one of its countries, and a valid postcode of this country. */
export const addressSchema = (countries: readonly Country[], fields: AddressFields = ADDRESS_FIELDS) =>
  z
    .object({ ...fieldSchemas(fields), zipcode: fieldSchema({ ...fields.zipcode, required: false }) })
    .superRefine(({ countryId, zipcode }, { addIssue }) => {
      const country = countries.find(({ id }) => id === countryId)
      const problem = country && zipcodeProblem(plainIn(country, zipcode), country)
      if (!country) addIssue({ code: 'custom', path: ['countryId'], message: m.customer_country_unknown() })
      else if (problem) addIssue({ code: 'custom', path: ['zipcode'], message: problem })
    })
    .transform(({ zipcode, ...address }) => {
      const country = countries.find(({ id }) => id === address.countryId)
      return { ...address, zipcode: country ? plainIn(country, zipcode) : zipcode }
    })

export type CheckedAddress = z.output<ReturnType<typeof addressSchema>>

const plainIn = (country: Country, zipcode: string): string =>
  plainPostcode(zipcode, country.iso ?? '', fitsIn(country))

function zipcodeProblem(zipcode: string, country: Country): string | undefined {
  if (zipcode === '') return country.postalCodeRequired === false ? undefined : m.forms_required()
  return fitsIn(country)(zipcode) ? undefined : m.customer_zipcode_invalid({ country: country.translated.name })
}

/**
 * The shop's operator writes the pattern. An invalid regular expression disables the check instead of rejecting all
 * visitors.
 */
const fitsIn =
  ({ defaultPostalCodePattern: pattern }: Country) =>
  (zipcode: string): boolean =>
    !pattern || !isPattern(pattern) || new RegExp(`^(?:${pattern})$`, 'i').test(zipcode)

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
