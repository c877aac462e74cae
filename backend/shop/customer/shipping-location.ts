import { eq } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { country as countryTable } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import type { AddressStruct } from './address-struct.ts'
import { countryStruct } from '#backend/shop/master-data/country.ts'
import type { CountryStruct } from '#backend/shop/master-data/country.ts'

/** The destination in the language of the request. */
export interface ShippingLocation {
  languageCode: LanguageCode
  location: ReturnType<typeof locationStruct>
}

const locationStruct = (country: CountryStruct | null, address: AddressStruct | null) =>
  struct('cart_delivery_shipping_location', { country, state: null, address })

/**
 * Returns the active shipping address, else the session's country, else the first country of the list.
 * @param address of the customer, if there is one.
 */
export async function readShippingLocation(
  { db, languageCode }: ShopContext,
  countryId: string | null,
  address: AddressStruct | null,
): Promise<ShippingLocation> {
  if (address !== null) return { languageCode, location: locationStruct(address.country, address) }
  const [row] = await db
    .select()
    .from(countryTable)
    .where(countryId === null ? eq(countryTable.position, 1) : eq(countryTable.id, countryId))
  return { languageCode, location: locationStruct(row ? countryStruct(row, languageCode) : null, null) }
}
