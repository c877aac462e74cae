import type { Locale } from '#contracts/locales.ts'
import { readAllPages } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { AddressLists } from './address-fields.ts'

/**
 * The last lists, for a page that must work without the shop. Key: locale, four of them. Owner: this module. End: with the
 * process. Gain: a form that comes back while the shop is down still has its countries.
 */
const last = new Map<Locale, AddressLists>()

const COUNTRY_FIELDS = [
  'id',
  'name',
  'iso',
  'postalCodeRequired',
  'defaultPostalCodePattern',
  'checkPostalCodePattern',
  'advancedPostalCodePattern',
  'checkAdvancedPostalCodePattern',
  'translated.name',
]
const SALUTATION_FIELDS = ['id', 'salutationKey', 'displayName', 'translated.displayName']

/** Countries by name, and salutations, in the language of the page. */
export async function loadAddressLists(shop: ShopClient, locale: Locale): Promise<AddressLists> {
  const [countries, salutations] = await Promise.all([
    readAllPages((page) =>
      shop('POST /country', {
        body: { ...page, sort: [{ field: 'country.name', order: 'ASC' }], includes: { country: COUNTRY_FIELDS } },
      }),
    ),
    readAllPages((page) =>
      shop('POST /salutation', { body: { ...page, includes: { salutation: SALUTATION_FIELDS } } }),
    ),
  ])
  const lists = { countries, salutations }
  last.set(locale, lists)
  return lists
}

/** The lists that this process read last, used while the shop does not respond; they change once a year. */
export const lastAddressLists = (locale: Locale): AddressLists => last.get(locale) ?? { countries: [], salutations: [] }
