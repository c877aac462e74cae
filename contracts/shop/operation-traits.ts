import type { ShopOperations } from './operations.ts'

/**
 * What an operation does besides its response; contract, section 1.4.
 *
 * - `catalogue`: reads what is the same for every visitor and changes with the catalogue only. Answered as GET, too;
 *   without a session any cache may keep the response.
 * - `shared`: the same, of what is not part of the catalogue.
 * - `personal`: reads what depends on the session. Answered as GET, too.
 * - `write`: changes something. Never answered as GET.
 */
export type OperationKind = 'catalogue' | 'shared' | 'personal' | 'write'

export interface OperationTraits {
  kind: OperationKind
  /** A second address that a Shopware has for it: `DELETE /checkout/cart/line-item`. */
  alias?: string
  /** True when the shop has something to remember afterwards: the session of an anonymous visitor begins. */
  beginsSession?: true
}

/** A contract's operations, none without its traits. */
export type TraitsOf<C> = { [K in keyof C]: OperationTraits }

export const SHOP_TRAITS: TraitsOf<ShopOperations> = {
  'GET /context': { kind: 'personal' },
  'PATCH /context': { kind: 'write', beginsSession: true },
  'POST /navigation/{activeId}/{rootId}': { kind: 'catalogue' },
  'POST /category/{navigationId}': { kind: 'catalogue' },
  'POST /category': { kind: 'catalogue' },
  'POST /product-listing/{categoryId}': { kind: 'catalogue' },
  'POST /product/{productId}': { kind: 'catalogue' },
  'POST /product': { kind: 'catalogue' },
  'POST /product/{productId}/cross-selling': { kind: 'catalogue' },
  'POST /seo-url': { kind: 'catalogue' },
  'GET /checkout/cart': { kind: 'personal', alias: 'POST /checkout/cart' },
  'POST /checkout/cart/line-item': { kind: 'write', beginsSession: true },
  'PATCH /checkout/cart/line-item': { kind: 'write' },
  'POST /checkout/cart/line-item/delete': { kind: 'write', alias: 'DELETE /checkout/cart/line-item' },
  'DELETE /checkout/cart': { kind: 'write' },
  'POST /checkout/order': { kind: 'write' },
  'POST /account/register': { kind: 'write', beginsSession: true },
  'POST /account/customer': { kind: 'personal' },
  'POST /country': { kind: 'shared' },
  'POST /salutation': { kind: 'shared' },
  'POST /payment-method': { kind: 'personal' },
  'POST /shipping-method': { kind: 'personal' },
  'POST /language': { kind: 'catalogue' },
  'POST /currency': { kind: 'catalogue' },
}
