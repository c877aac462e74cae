import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { rowFields, searchResult, struct } from '#backend/http/struct.ts'
import type { LanguageCode, PerLanguage } from '#backend/database/schema/columns.ts'
import type { Named } from '#contracts/shop/context.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'

/**
 * The only payment method and the only shipping method. Nothing is bought here: the offer that follows a quote request
 * settles both.
 */
interface Term {
  id: string
  technicalName: string
  name: PerLanguage<string>
}

export const PAYMENT_METHOD: Term = {
  id: '5b3a1f0c9d2e4c7fa6b8120d4e6f9a31',
  technicalName: 'payment_quote_request',
  name: {
    de: 'Unverbindliche Anfrage',
    en: 'Non-binding quote request',
    nl: 'Vrijblijvende offerteaanvraag',
    cs: 'Nezávazná poptávka',
  },
}

export const SHIPPING_METHOD: Term = {
  id: '8c41d7e2f05b4a9db3e61c5f70a2d894',
  technicalName: 'shipping_by_offer',
  name: {
    de: 'Versand laut Angebot',
    en: 'Shipping as quoted',
    nl: 'Verzending volgens offerte',
    cs: 'Doprava podle nabídky',
  },
}

/** Criteria are checked and select the page. With one row there is nothing to filter or sort. */
const listOf =
  (entity: 'payment_method' | 'shipping_method', term: Term) =>
  async ({ body }: { body: object }, context: ShopContext): Promise<SearchResult<Named>> => {
    const { page, limit, ids } = readCriteria(body, context.settings.maxLimit)
    const isListed = page === 1 && (ids.length === 0 || ids.includes(term.id))
    const elements = isListed ? [termStruct(entity, term, context.languageCode)] : []
    return searchResult(entity, elements, { total: 1, page, limit })
  }

export const listPaymentMethods = listOf('payment_method', PAYMENT_METHOD)
export const listShippingMethods = listOf('shipping_method', SHIPPING_METHOD)

/** Nothing is paid for a quote request, so no provider has a session. */
export const startPaymentSession = async (): Promise<{ client_token: null }> => ({ client_token: null })

export function termStruct(entity: 'payment_method' | 'shipping_method', term: Term, language: LanguageCode) {
  const name = term.name[language]
  const own = entity === 'payment_method' ? paymentFields(name) : shippingFields(language)
  return struct(entity, {
    ...rowFields(),
    id: term.id,
    name,
    technicalName: term.technicalName,
    description: null,
    position: 1,
    active: true,
    mediaId: null,
    media: null,
    translations: null,
    ...own,
    translated: { name, description: null, customFields: {}, ...own.translated },
  })
}

const paymentFields = (name: string) => ({
  distinguishableName: name,
  shortName: 'quote_request',
  afterOrderEnabled: false,
  synchronous: false,
  asynchronous: false,
  prepared: false,
  refundable: false,
  recurring: false,
  translated: { distinguishableName: name },
})

const shippingFields = (language: LanguageCode) => ({
  deliveryTimeId: DELIVERY_TIME_ID,
  deliveryTime: deliveryTimeByOffer(language),
  availabilityRule: null,
  prices: [],
  tags: null,
  tax: null,
  taxType: 'auto',
  trackingUrl: null,
  translated: { trackingUrl: null },
})

const DELIVERY_TIME_ID = '1f0c7a52d3b64e8c9a4e6d2b70c5f183'

/** Shopware has a delivery time for each shipping method; here it is in the offer. */
const deliveryTimeByOffer = (language: LanguageCode) => {
  const name = { de: 'Laut Angebot', en: 'As quoted', nl: 'Volgens offerte', cs: 'Podle nabídky' }[language]
  return struct('delivery_time', {
    ...rowFields(),
    id: DELIVERY_TIME_ID,
    name,
    min: 0,
    max: 0,
    unit: 'day',
    translated: { name, customFields: {} },
  })
}
