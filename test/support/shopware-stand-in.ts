import { z } from 'zod'
import type { Reply, Replies } from './open-stand-in.ts'

/** Ids of the stand-in's languages. */
export const DE = '2fbb5fe2e29a4d70aa5854ce7ce3e20b'
export const EN = '01a1fff47bbc7348b0f9fc7eb65b5f26'

const CATEGORY = '01a1fff46a3d71fbad12d75f63a3cd8b'
const language = (id: string, name: string, code: string) => ({ id, name, translationCode: { code }, locale: null })
const search = (entity: string, elements: object[]) => ({
  json: { elements, aggregations: [], page: 1, entity, total: elements.length, apiAlias: 'dal_entity_search_result' },
})

/** The context of a Shopware 6.6, as far as it is used. */
export const shopwareContext = (publicUrl: string, changes: object = {}) => ({
  token: 'koJHvUI1TIkhqnc5Kcbs3wFWyOSStJxH',
  currentCustomerGroup: { name: 'Standard', displayGross: false },
  currency: { isoCode: 'EUR', symbol: '€' },
  context: { taxState: 'net', languageIdChain: [DE] },
  salesChannel: {
    name: 'Shop',
    navigationCategoryId: CATEGORY,
    footerCategoryId: null,
    domains: [
      { url: publicUrl, languageId: DE },
      { url: `${publicUrl}/en`, languageId: EN },
    ],
  },
  apiAlias: 'sales_channel_context',
  ...changes,
})

/** A rejection in the envelope of the Store API. */
export const refusal = (status: number, code: string): Reply => ({
  status,
  json: { errors: [{ status: String(status), code, title: 'x', detail: 'x', meta: { parameters: [] } }] },
})

/** Responses of a Shopware 6.6 set up for the site, as the doctor requests them below `/store-api`. */
export const healthyShopware = (url: string, publicUrl: string): Replies => ({
  'GET /store-api/context': { json: shopwareContext(publicUrl) },
  'POST /store-api/language': search('language', [language(EN, 'English', 'en-GB'), language(DE, 'Deutsch', 'de-DE')]),
  [`POST /store-api/product-listing/${CATEGORY}`]: (_, body) =>
    z.object({ limit: z.number() }).parse(body).limit > 100
      ? refusal(400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED')
      : search('product', [{ id: 'a' }]),
  'POST /store-api/product': search('product', [
    { id: 'a', cover: null, customFields: null, translated: { customFields: {} }, seoUrls: [] },
    {
      id: 'b',
      seoUrls: [{ seoPathInfo: 'Platte/b' }],
      cover: { media: { url: `${url}/media/1.png?ts=1` } },
      customFields: { profilwerk: { priceOnRequest: true } },
      translated: { customFields: { profilwerk: { priceOnRequest: true } } },
    },
  ]),
  'POST /store-api/navigation/main-navigation/main-navigation': { json: [{ id: 'c', name: 'Halbzeug' }] },
  'HEAD /media/1.png': {},
  'POST /store-api/payment-method': search('payment_method', [{ id: 'e', name: 'Rechnung' }]),
  'POST /store-api/shipping-method': search('shipping_method', [{ id: 'f', name: 'Standard' }]),
  'POST /store-api/country': search('country', [{ id: 'd', iso: 'DE' }]),
  [`GET /store-api/breadcrumb/${CATEGORY}`]: refusal(500, 'FRAMEWORK__INVALID_CRITERIA_IDS'),
  'GET /store-api/breadcrumb/c': { json: { breadcrumbs: [{ categoryId: 'c' }], apiAlias: 'breadcrumb_collection' } },
})
