import type { StoreApi } from './store-api.ts'

/**
 * The effect of an operation besides its response; contract, section 1.4.
 *
 * - `catalogue`: reads data that is the same for every visitor and changes with the catalogue only. Has a GET twin; any
 * cache may store its response to a request without a session.
 * - `shared`: the same for data outside the catalogue.
 * - `personal`: reads data that depends on the session. Has a GET twin.
 * - `write`: changes something. Never has a GET twin.
 */
export type OperationKind = 'catalogue' | 'shared' | 'personal' | 'write'

export interface OperationTraits {
  kind: OperationKind
  /** A second address of Shopware: `DELETE /checkout/cart/line-item`. */
  alias?: string
  /** True if an anonymous visitor's session begins with it, because the shop then stores something. */
  beginsSession?: true
  /** Media type of its response, if that is a file. */
  file?: string
}

/** Traits for every operation of a contract. */
export type TraitsOf<C> = { [K in keyof C]: OperationTraits }

export const SHOP_TRAITS: TraitsOf<StoreApi> = {
  'GET /context': { kind: 'personal' },
  'PATCH /context': { kind: 'write', beginsSession: true },
  'POST /navigation/{activeId}/{rootId}': { kind: 'catalogue' },
  'POST /category/{navigationId}': { kind: 'catalogue' },
  'POST /landing-page/{landingPageId}': { kind: 'catalogue' },
  'POST /cms/{id}': { kind: 'catalogue' },
  'POST /category': { kind: 'catalogue' },
  'POST /product-listing/{categoryId}': { kind: 'catalogue' },
  // Not `catalogue`: the index of the search is renewed shortly after the catalogue's version.
  'POST /search': { kind: 'shared' },
  'POST /search-suggest': { kind: 'shared' },
  'GET /product/purchase-limit': { kind: 'catalogue' },
  'POST /product/{productId}': { kind: 'catalogue' },
  'POST /product': { kind: 'catalogue' },
  'POST /product/{productId}/cross-selling': { kind: 'catalogue' },
  'POST /product/{productId}/reviews': { kind: 'catalogue' },
  'POST /product/{productId}/find-variant': { kind: 'catalogue' },
  'POST /product/{productId}/review': { kind: 'write' },
  'GET /breadcrumb/{id}': { kind: 'catalogue' },
  'POST /sitemap': { kind: 'catalogue' },
  'POST /seo-url': { kind: 'catalogue' },
  'GET /checkout/cart': { kind: 'personal', alias: 'POST /checkout/cart' },
  'POST /checkout/cart/line-item': { kind: 'write', beginsSession: true },
  'PATCH /checkout/cart/line-item': { kind: 'write' },
  'POST /checkout/cart/line-item/delete': { kind: 'write', alias: 'DELETE /checkout/cart/line-item' },
  'DELETE /checkout/cart': { kind: 'write' },
  'POST /checkout/order': { kind: 'write' },
  'POST /account/register': { kind: 'write', beginsSession: true },
  'POST /account/register-confirm': { kind: 'write', beginsSession: true },
  'POST /account/login': { kind: 'write', beginsSession: true },
  'POST /account/login/imitate-customer': { kind: 'write' },
  'POST /account/logout': { kind: 'write' },
  'POST /account/recovery-password': { kind: 'write' },
  'POST /account/customer-recovery-is-expired': { kind: 'write' },
  'POST /account/recovery-password-confirm': { kind: 'write' },
  'POST /account/change-password': { kind: 'write' },
  'POST /account/change-email': { kind: 'write' },
  'POST /account/change-email-confirm': { kind: 'write' },
  'POST /account/convert-guest': { kind: 'write', beginsSession: true },
  'DELETE /account/customer': { kind: 'write' },
  'POST /account/change-profile': { kind: 'write' },
  'POST /account/newsletter-recipient': { kind: 'personal' },
  'POST /newsletter/subscribe': { kind: 'write' },
  'POST /newsletter/confirm': { kind: 'write' },
  'POST /newsletter/unsubscribe': { kind: 'write' },
  'POST /customer/wishlist': { kind: 'personal' },
  'POST /customer/wishlist/add/{productId}': { kind: 'write' },
  'DELETE /customer/wishlist/delete/{productId}': { kind: 'write' },
  'POST /customer/wishlist/merge': { kind: 'write' },
  'POST /contact-form': { kind: 'write' },
  'POST /account/address': { kind: 'write' },
  'PATCH /account/address/{addressId}': { kind: 'write' },
  'DELETE /account/address/{addressId}': { kind: 'write' },
  'PATCH /account/address/default-billing/{addressId}': { kind: 'write' },
  'PATCH /account/address/default-shipping/{addressId}': { kind: 'write' },
  'POST /account/customer': { kind: 'personal' },
  'POST /account/list-address': { kind: 'personal' },
  'POST /order': { kind: 'personal' },
  'POST /handle-payment': { kind: 'personal' },
  'POST /order/payment': { kind: 'write' },
  'POST /order/state/cancel': { kind: 'write' },
  'POST /document/download/{documentId}/{deepLinkCode}': { kind: 'personal', file: 'application/pdf' },
  'GET /order/download/{orderId}/{downloadId}': { kind: 'personal' },
  'POST /country-state/{countryId}': { kind: 'shared' },
  'POST /country': { kind: 'shared' },
  'POST /salutation': { kind: 'shared' },
  'POST /payment-method': { kind: 'personal' },
  'POST /shipping-method': { kind: 'personal' },
  'POST /klarna/session/start': { kind: 'write' },
  'POST /language': { kind: 'catalogue' },
  'POST /currency': { kind: 'catalogue' },
  'GET /_info/openapi3.json': { kind: 'shared' },
  'GET /_info/routes': { kind: 'shared' },
}
