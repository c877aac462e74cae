import type { ShopClient } from '#web/clients/shop.server.ts'
import type { AddressLists } from './address.ts'

/** Countries by name and salutations, in the language of the page. */
export async function loadLists(shop: ShopClient): Promise<AddressLists> {
  const [countries, salutations] = await Promise.all([
    shop('POST /country', {
      body: {
        sort: [{ field: 'country.name', order: 'ASC' }],
        includes: {
          country: ['id', 'name', 'iso', 'postalCodeRequired', 'defaultPostalCodePattern', 'translated.name'],
        },
      },
    }),
    shop('POST /salutation', {
      body: { includes: { salutation: ['id', 'salutationKey', 'displayName', 'translated.displayName'] } },
    }),
  ])
  return { countries: countries.elements, salutations: salutations.elements }
}
