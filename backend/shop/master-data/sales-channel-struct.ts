import type { ShopApiSettings, Storefront } from '#backend/http/shop-context.ts'
import { LIVE_VERSION_ID, rowFields, struct } from '#backend/http/struct.ts'
import { EURO_STRUCT } from './currency.ts'
import { EURO, NAVIGATION_ROOT_ID, SALES_CHANNEL_ID } from './sales-channel.ts'
import { PAYMENT_METHOD, SHIPPING_METHOD } from './terms-of-trade.ts'
import { idOf } from '#backend/database/id.ts'
import { firstLanguageId } from '#contracts/shop/languages.ts'

const NAME = 'Profilwerk'

/** The customer group of every visitor: net prices. */
export const CUSTOMER_GROUP = struct('customer_group', {
  ...rowFields(),
  id: 'cfbd5018d38d41d8adca10d94fc8bdd6',
  name: 'Standard',
  displayGross: false,
  registrationActive: false,
  registrationTitle: null,
  registrationIntroduction: null,
  registrationOnlyCompanyRegistration: null,
  registrationSeoMetaDescription: null,
  translated: {
    name: 'Standard',
    registrationTitle: null,
    registrationIntroduction: null,
    registrationOnlyCompanyRegistration: null,
    registrationSeoMetaDescription: null,
    customFields: {},
  },
})

/** Addresses that a registration may name. */
export const storefrontUrlsOf = ({ frontUrl, storefronts = [] }: ShopApiSettings): string[] => [
  ...storefronts.map(({ url }) => url),
  frontUrl,
]

interface Channel {
  settings: ShopApiSettings
  /** Language of the request. */
  languageId: string
  countryId: string | null
}

/** Returns the sales channel of the embedded shop as in the context. */
export const salesChannelStruct = ({ settings, languageId, countryId }: Channel) =>
  struct('sales_channel', {
    ...rowFields(),
    id: SALES_CHANNEL_ID,
    name: NAME,
    shortName: null,
    navigationCategoryId: NAVIGATION_ROOT_ID,
    navigationCategoryVersionId: LIVE_VERSION_ID,
    navigationCategory: null,
    navigationCategoryDepth: 2,
    footerCategoryId: null,
    footerCategoryVersionId: LIVE_VERSION_ID,
    footerCategory: null,
    serviceCategoryId: null,
    serviceCategoryVersionId: LIVE_VERSION_ID,
    serviceCategory: null,
    languageId: firstLanguageId(),
    language: null,
    currencyId: EURO.id,
    currency: EURO_STRUCT,
    countryId,
    country: null,
    customerGroupId: CUSTOMER_GROUP.id,
    paymentMethodId: PAYMENT_METHOD.id,
    paymentMethod: null,
    shippingMethodId: SHIPPING_METHOD.id,
    shippingMethod: null,
    taxCalculationType: 'horizontal',
    hreflangActive: false,
    hreflangDefaultDomainId: null,
    hreflangDefaultDomain: null,
    mailHeaderFooterId: null,
    configuration: null,
    homeEnabled: true,
    active: true,
    maintenance: false,
    // The site is one domain for all languages, that is for the language of the request.
    domains: [...(settings.storefronts ?? []), { url: settings.frontUrl, languageId }].map(domainStruct),
    translated: {
      name: NAME,
      homeEnabled: true,
      homeName: null,
      homeMetaTitle: null,
      homeMetaDescription: null,
      homeKeywords: null,
      homeSlotConfig: null,
      customFields: {},
    },
  })

const domainStruct = ({ url, languageId }: Storefront) =>
  struct('sales_channel_domain', {
    ...rowFields(),
    id: idOf('domain', url),
    url,
    salesChannelId: SALES_CHANNEL_ID,
    languageId,
    language: null,
    currencyId: EURO.id,
    currency: null,
    snippetSetId: idOf('snippet-set', languageId),
    hreflangUseOnlyLocale: false,
    salesChannelDefaultHreflang: null,
  })
