/** Headers of the Store API; the contract's wire names, in one place. */
export const ACCESS_KEY = 'sw-access-key'
export const CONTEXT_TOKEN = 'sw-context-token'
export const LANGUAGE_ID = 'sw-language-id'
export const INCLUDE_SEO_URLS = 'sw-include-seo-urls'
/**
 * Our addition: a second request with the same key does nothing again. `POST /checkout/order` answers with the first
 * one's order, `POST /checkout/cart/line-item` with the cart as it is, `POST /account/register` with the first one's
 * customer and token. A real Shopware ignores it.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key'
