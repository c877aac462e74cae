/** Headers of the Store API by their names in requests. */
export const ACCESS_KEY = 'sw-access-key'
export const CONTEXT_TOKEN = 'sw-context-token'
export const LANGUAGE_ID = 'sw-language-id'
export const INCLUDE_SEO_URLS = 'sw-include-seo-urls'
/**
 * Our addition, which our own pages send and Shopware ignores. Our pages have several host names, so addresses of
 * pictures and documents come without scheme and host. They read our facts, so prices on request are not described in
 * words.
 */
export const OWN_PAGES = 'profilwerk-own-pages'
/**
 * Our addition: a second request with the same key has no effect. `POST /checkout/order` returns the first request's
 * order, `POST /checkout/cart/line-item` the cart as it is. `POST /account/register` returns the first request's
 * customer and token. Shopware ignores it.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key'
