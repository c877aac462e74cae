import { eq } from 'drizzle-orm'
import { language } from '#backend/database/schema/catalogue.ts'
import { country as countryTable } from '#backend/database/schema/sales.ts'
import { EURO, NAVIGATION_ROOT_ID, SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { readCustomer } from '#backend/shop/customer/read-customer.ts'
import { countryStruct } from '#backend/shop/master-data/country.ts'
import { PAYMENT_METHOD, SHIPPING_METHOD, termStruct } from '#backend/shop/master-data/terms-of-trade.ts'
import type { SalesChannelContext } from '#contracts/shop/context.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { anonymous, readSession } from '#backend/shop/session/session.ts'

const GROUP = struct('customer_group', {
  id: 'cfbd5018d38d41d8adca10d94fc8bdd6',
  name: 'Standard',
  displayGross: false,
})
const ROUNDING = struct('shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config', {
  decimals: 2,
  interval: 0.01,
  roundForNet: true,
})
const VERSION_ID = '0fa91ce3e96a4bc2be4bd9ce752c3425'

/** Returns the context of the token. Nothing is stored, because most contexts are read once and never again. */
export async function readContext(_given: object, context: ShopContext): Promise<SalesChannelContext> {
  const { db, token, languageId, languageCode, settings } = context
  const session = context.isNewToken ? anonymous(token) : await readSession(db, token)
  const customer = session.customerId === null ? null : await readCustomer(db, languageCode, session)
  const [spoken] = await db.select().from(language).where(eq(language.id, languageId))
  const address = customer?.activeShippingAddress ?? null
  const country = address?.country ?? (await readCountry(context, session.countryId))
  return struct('sales_channel_context', {
    token,
    customer,
    currentCustomerGroup: GROUP,
    fallbackCustomerGroup: GROUP,
    salesChannel: struct('sales_channel', {
      id: SALES_CHANNEL_ID,
      name: 'Profilwerk',
      navigationCategoryId: NAVIGATION_ROOT_ID,
      footerCategoryId: null,
      serviceCategoryId: null,
      languageId: GERMAN,
      currencyId: EURO.id,
      countryId: country?.id ?? null,
      active: true,
      maintenance: false,
      domains: settings.domains.map((url) => struct('sales_channel_domain', { id: SALES_CHANNEL_ID, url, languageId })),
      translated: { name: 'Profilwerk' },
    }),
    currency: struct('currency', { ...EURO, factor: 1, translated: { name: EURO.name, shortName: EURO.isoCode } }),
    taxRules: [],
    paymentMethod: termStruct('payment_method', PAYMENT_METHOD, languageCode),
    shippingMethod: termStruct('shipping_method', SHIPPING_METHOD, languageCode),
    shippingLocation: struct('cart_delivery_shipping_location', { country, state: null, address }),
    context: struct('context', {
      versionId: VERSION_ID,
      currencyId: EURO.id,
      currencyFactor: 1,
      languageIdChain: [...new Set([languageId, GERMAN])],
      taxState: 'net',
      scope: 'user',
      considerInheritance: true,
    }),
    itemRounding: ROUNDING,
    totalRounding: ROUNDING,
    languageInfo: struct('language_info', { name: spoken?.name ?? '', localeCode: spoken?.code ?? '' }),
  })
}

/** The country of the session, else the first of the list. */
async function readCountry({ db, languageCode }: ShopContext, id: string | null) {
  const [row] = await db
    .select()
    .from(countryTable)
    .where(id === null ? eq(countryTable.position, 1) : eq(countryTable.id, id))
  return row === undefined ? null : countryStruct(row, languageCode)
}
