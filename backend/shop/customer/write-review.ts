import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { findCurrentCustomer, notLoggedIn } from './find-customer.ts'

/**
 * Refuses a review, as a Shopware whose setting `core.listing.showReview` is off. Its text is not read.
 * @throws ShopError 403 always: visitors and guests because they have no account.
 */
export async function refuseReview(_given: object, context: ShopContext): Promise<undefined> {
  const { row } = await findCurrentCustomer(context)
  if (row.guest) throw notLoggedIn()
  throw new ShopError(403, 'PRODUCT__REVIEW_NOT_ACTIVE', 'Reviews not activated')
}
