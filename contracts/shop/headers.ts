/** Headers of the Store API by their names in requests. */
export const ACCESS_KEY = 'sw-access-key'
export const CONTEXT_TOKEN = 'sw-context-token'
export const LANGUAGE_ID = 'sw-language-id'
export const INCLUDE_SEO_URLS = 'sw-include-seo-urls'
/**
 * Our addition: pages of the same server ask, and it has several host names. So addresses of pictures and documents
 * come without scheme and host. A shop at another address must not get it: its files are not at the address of the
 * page.
 */
export const OWN_PAGES = 'profilwerk-own-pages'
/** Our addition, which Shopware ignores: our pages read our facts, so prices on request are not described in words. */
export const READS_FACTS = 'profilwerk-reads-facts'
/**
 * Our addition: a second request with the same key has no effect. `POST /checkout/order` returns the first request's
 * order, `POST /checkout/cart/line-item` the cart as it is. `POST /account/register` returns the first request's
 * customer and token. Shopware ignores it.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key'
