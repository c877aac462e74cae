import { eq } from 'drizzle-orm'
import { language } from '#backend/database/schema/catalogue.ts'
import { EURO_STRUCT, ROUNDING } from '#backend/shop/master-data/currency.ts'
import { EURO, SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import { CUSTOMER_GROUP, salesChannelStruct } from '#backend/shop/master-data/sales-channel-struct.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { LIVE_VERSION_ID, struct } from '#backend/http/struct.ts'
import { customerStruct, IN_CONTEXT } from '#backend/shop/customer/customer-struct.ts'
import { readShippingLocation } from '#backend/shop/customer/shipping-location.ts'
import type { FoundCustomer } from '#backend/shop/customer/find-customer.ts'
import { readCustomer } from '#backend/shop/customer/find-customer.ts'
import { TAX } from '#backend/shop/master-data/tax.ts'
import { PAYMENT_METHOD, SHIPPING_METHOD, termStruct } from '#backend/shop/master-data/terms-of-trade.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { SalesChannelContext } from '#contracts/shop/context.ts'
import { languageChain } from '#backend/database/schema/languages.ts'
import { anonymous, readSession } from '#backend/shop/session/session.ts'

/** Returns the context of the token. Nothing is stored, because most contexts are read once and never again. */
export async function readContext(_given: object, context: ShopContext): Promise<SalesChannelContext> {
  const { db, token, languageId, languageCode, settings } = context
  const session = context.isNewToken ? anonymous(token) : await readSession(db, token)
  const customer = session.customerId === null ? null : await readCustomer(db, languageCode, session)
  const [spoken] = await db.select().from(language).where(eq(language.id, languageId))
  const { location } = await readShippingLocation(context, session.countryId, customer?.activeShippingAddress ?? null)
  return struct('sales_channel_context', {
    token,
    customer: customer && inContext(customer, languageCode),
    currentCustomerGroup: CUSTOMER_GROUP,
    // Sent from 6.7 on.
    fallbackCustomerGroup: CUSTOMER_GROUP,
    salesChannel: salesChannelStruct({
      settings,
      languageId,
      countryId: location.country?.id ?? null,
    }),
    currency: EURO_STRUCT,
    taxRules: [TAX],
    paymentMethod: termStruct('payment_method', PAYMENT_METHOD, languageCode),
    shippingMethod: termStruct('shipping_method', SHIPPING_METHOD, languageCode),
    shippingLocation: location,
    context: struct('context', {
      versionId: LIVE_VERSION_ID,
      currencyId: EURO.id,
      currencyFactor: 1,
      languageIdChain: languageChain(languageId),
      taxState: 'net',
      scope: 'user',
      considerInheritance: true,
      source: { type: 'sales-channel', salesChannelId: SALES_CHANNEL_ID },
      ruleIds: [],
      rulesLocked: false,
      rounding: ROUNDING,
      states: [],
    }),
    itemRounding: ROUNDING,
    totalRounding: ROUNDING,
    areaRuleIds: {},
    permissions: [],
    // Misspelt in Shopware, too.
    permisionsLocked: false,
    imitatingUserId: null,
    states: [],
    languageInfo: struct('language_info', { name: spoken?.name ?? '', localeCode: spoken?.code ?? '' }),
  })
}

const inContext = (customer: FoundCustomer, language: LanguageCode) => ({
  ...customerStruct(customer, IN_CONTEXT),
  defaultPaymentMethod: termStruct('payment_method', PAYMENT_METHOD, language),
})
