/**
 * Error codes of a refusal for which Shopware uses the status 500. All other 5xx are failures of the shop, even with an
 * error envelope: it has the code `0` for its own exceptions.
 */
export const REFUSED_WITH_500: ReadonlySet<string> = new Set(['CHECKOUT__CART_INVALID'])
