import { ShopError } from '#backend/http/shop-error.ts'

/** What anonymous visitors get where a customer or guest is needed. */
export const notLoggedIn = (): ShopError =>
  new ShopError(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.')
