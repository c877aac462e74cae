import type { Country } from '#contracts/shop/customer.ts'
import type { AddressValues } from './address-fields.ts'

/** The values of an empty address: Germany if the shop delivers there, else its first country. */
export const homeCountry = (countries: readonly Country[]): AddressValues => ({
  countryId: (countries.find(({ iso }) => iso === 'DE') ?? countries[0])?.id ?? '',
})
