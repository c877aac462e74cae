import { enforceLimits } from '#backend/http/enforce-limits.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { askToLeave, leaveAsOwner } from '#backend/newsletter/subscriptions.ts'
import type { SuccessResponse } from '#contracts/shop/customer.ts'
import { findOwner } from './find-owner.ts'
import { newsletterLocale } from './newsletter-services.ts'
import type { ShopNewsletter } from './newsletter-services.ts'
import { readAddressee } from './read-subscriber.ts'

/**
 * Ends the subscription of the signed-in customer at once. Any other address, known or not, has the same response. A
 * subscribed one gets a mail with the link to leave.
 * @throws ShopError 400 for a wrong address, 404 without a newsletter, 429 after too many mails.
 */
export const unsubscribeNewsletter =
  (newsletter: ShopNewsletter) =>
  async ({ body }: { body: { email: string } }, context: ShopContext): Promise<SuccessResponse> => {
    const email = readAddressee(body)
    newsletterLocale(newsletter, context)
    await leave(newsletter, email, context)
    return struct('array_struct', { success: true })
  }

/** Ends the subscription of an address, or asks its owner whether it should. */
export async function leave({ mail }: ShopNewsletter, email: string, context: ShopContext): Promise<void> {
  const { db, limiter } = context
  if (await findOwner(context, email)) await leaveAsOwner(db, email)
  else await askToLeave({ db, mail }, email, (tx) => enforceLimits(limiter, tx, ['form', 'mail'], email))
}
