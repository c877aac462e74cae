import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { readSubscription } from '#backend/newsletter/subscriptions.ts'
import { readOwnAccount } from '#backend/shop/account/own-account.ts'
import type { NewsletterRecipient, NewsletterStatus } from '#contracts/shop/newsletter.ts'

/**
 * Returns whether the customer's address is subscribed to the newsletter of the site.
 * @throws ShopError 403 for visitors and guests.
 */
export async function readRecipient(_given: object, context: ShopContext): Promise<NewsletterRecipient> {
  const { email } = await readOwnAccount(context)
  return struct('account_newsletter_recipient', { status: toStatus(await readSubscription(context.db, email)) })
}

const toStatus = (subscription: Awaited<ReturnType<typeof readSubscription>>): NewsletterStatus => {
  if (subscription === undefined) return 'undefined'
  return subscription === 'confirmed' ? 'optIn' : 'notSet'
}
