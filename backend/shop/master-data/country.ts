import { inArray, sql } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { country as table } from '#backend/database/schema/sales.ts'
import { EURO } from './sales-channel.ts'
import { ISO3 } from './iso3.ts'
import { listByCriteria } from './list-by-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { rowFields, struct } from '#backend/http/struct.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import type { Country } from '#contracts/shop/customer.ts'

/** Lists the countries that may send quote requests. They have no states. */
export async function listCountries(given: { body: object }, context: ShopContext): Promise<SearchResult<Country>> {
  return listByCriteria(
    given,
    context,
    {
      from: sql`country c`,
      id: sql`c.id`,
      where: sql`c.active`,
      order: sql`c.position, ${nameSql(context.languageCode)}`,
      fields: {
        entity: 'country',
        fields: {
          id: { kind: 'id', sql: sql`c.id` },
          iso: { kind: 'text', sql: sql`c.iso` },
          name: { kind: 'text', sql: nameSql(context.languageCode) },
          position: { kind: 'number', sql: sql`c.position` },
          active: { kind: 'boolean', sql: sql`c.active` },
          shippingAvailable: { kind: 'boolean', sql: sql`true` },
        },
      },
    },
    async (ids, { associations }) => {
      const rows = await context.db.select().from(table).where(inArray(table.id, ids))
      const states = 'states' in associations ? [] : null
      return rows.map((row) => ({ ...countryStruct(row, context.languageCode), states }))
    },
  )
}

/** A collation, because the database itself compares bytes: Österreich would come after Zypern. */
const nameSql = (language: LanguageCode) => sql`((c.name ->> ${language}::text) collate "und-x-icu")`

/** Lines of an address and their fields, as in Shopware's own countries. */
const ADDRESS_FORMAT = [
  ['address/company', 'symbol/dash', 'address/department'],
  ['address/first_name', 'address/last_name'],
  ['address/street'],
  ['address/zipcode', 'address/city'],
  ['address/country'],
]
/** The countries of the list outside the European Union. */
const OUTSIDE_EU = new Set(['CH', 'GB', 'NO'])
const TAX_FREE = struct('shopware_core_framework_data_abstraction_layer_tax_free_config', {
  enabled: false,
  currencyId: EURO.id,
  amount: 0,
})

export type CountryStruct = ReturnType<typeof countryStruct>

export function countryStruct(row: typeof table.$inferSelect, language: LanguageCode) {
  const name = row.name[language]
  return struct('country', {
    ...rowFields(),
    id: row.id,
    name,
    iso: row.iso,
    iso3: ISO3[row.iso] ?? null,
    position: row.position,
    active: row.active,
    shippingAvailable: true,
    postalCodeRequired: row.postalCodeRequired,
    checkPostalCodePattern: row.postalCodePattern !== null,
    defaultPostalCodePattern: row.postalCodePattern,
    checkAdvancedPostalCodePattern: false,
    advancedPostalCodePattern: null,
    isEu: !OUTSIDE_EU.has(row.iso),
    checkVatIdPattern: false,
    vatIdPattern: null,
    customerTax: TAX_FREE,
    companyTax: TAX_FREE,
    addressFormat: ADDRESS_FORMAT,
    vatIdRequired: false,
    displayStateInRegistration: false,
    forceStateInRegistration: false,
    states: null,
    translations: null,
    translated: { name, customFields: {}, addressFormat: ADDRESS_FORMAT },
  })
}
