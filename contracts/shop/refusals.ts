/**
 * Error codes with which a Shopware refuses what was asked although the status is 500. Every other 5xx is a failure of
 * the shop, also one with an error envelope: code `0` is what it gives for an exception of its own.
 */
export const REFUSED_WITH_500: ReadonlySet<string> = new Set(['CHECKOUT__CART_INVALID'])
