import type { Locale } from '#contracts/locales.ts'
import type { Country } from '#contracts/shop/customer.ts'
import type { AddressValues } from './address-fields.ts'

/** Countries of languages that are spoken in one country of our visitors. Others begin with the company's own. */
const COUNTRY_OF: Partial<Record<Locale, string>> = { cz: 'CZ', nl: 'NL' }

/**
 * The values of an empty address: the country of the page's language, else the company's, else the shop's first.
 * @param land of the company, such as `DE-NW`
 */
export function homeCountry(countries: readonly Country[], locale: Locale, land: string): AddressValues {
  const wanted = [COUNTRY_OF[locale], land.slice(0, 2)]
  const found = wanted.map((code) => countries.find(({ iso }) => iso === code)).find(Boolean) ?? countries[0]
  return { countryId: found?.id ?? '' }
}
