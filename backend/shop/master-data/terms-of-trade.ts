import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult, struct } from '#backend/http/struct.ts'
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
  name: { de: 'Unverbindliche Anfrage', en: 'Non-binding quote request' },
}

export const SHIPPING_METHOD: Term = {
  id: '8c41d7e2f05b4a9db3e61c5f70a2d894',
  technicalName: 'shipping_by_offer',
  name: { de: 'Versand nach Angebot', en: 'Shipping as offered' },
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

export function termStruct(entity: 'payment_method' | 'shipping_method', term: Term, language: LanguageCode) {
  const name = term.name[language]
  return struct(entity, {
    id: term.id,
    name,
    ...(entity === 'payment_method' ? { distinguishableName: name, afterOrderEnabled: false } : { prices: [] }),
    technicalName: term.technicalName,
    description: '',
    position: 1,
    active: true,
    media: null,
    customFields: {},
    translated: { name, distinguishableName: name, description: '', customFields: {} },
  })
}
