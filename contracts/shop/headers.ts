/** Headers of the Store API; the contract's wire names, in one place. */
export const ACCESS_KEY = 'sw-access-key'
export const CONTEXT_TOKEN = 'sw-context-token'
export const LANGUAGE_ID = 'sw-language-id'
/**
 * Names what the shop shows a group of customers (customer group, currency, rules). A shop says it in its responses to a
 * visitor of that group, and is asked with it for what that group sees. The embedded shop has one group and says nothing.
 */
export const CACHE_HASH = 'sw-cache-hash'
export const INCLUDE_SEO_URLS = 'sw-include-seo-urls'
/**
 * Our addition: a second request with the same key does nothing again. `POST /checkout/order` answers with the first
 * one's order, `POST /checkout/cart/line-item` with the cart as it is, `POST /account/register` with the first one's
 * customer and token. A real Shopware ignores it.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key'
