import { enforceLimits } from '#backend/http/enforce-limits.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { subscribe } from '#backend/newsletter/subscriptions.ts'
import { storefrontUrlsOf } from '#backend/shop/master-data/sales-channel-struct.ts'
import type { NewsletterInput } from '#contracts/shop/newsletter.ts'
import { findOwner } from './find-owner.ts'
import { newsletterLocale } from './newsletter-services.ts'
import type { ShopNewsletter } from './newsletter-services.ts'
import { readSubscriber } from './read-subscriber.ts'
import { leave } from './unsubscribe-newsletter.ts'

/**
 * Subscribes an address to the newsletter of the site, or ends that. A customer with a confirmed address is subscribed
 * at once. Everyone else gets the mail that asks to confirm it, whatever the option.
 * @throws ShopError 400 with every violation, 404 without a newsletter, 429 after too many mails.
 */
export const subscribeNewsletter =
  (newsletter: ShopNewsletter) =>
  async ({ body }: { body: NewsletterInput }, context: ShopContext) => {
    const { email, option, storefrontUrl } = readSubscriber(body, storefrontUrlsOf(context.settings))
    const locale = newsletterLocale(newsletter, context)
    if (option === 'unsubscribe') {
      await leave(newsletter, email, context)
      return struct('array_struct', { success: true, status: 'optOut' as const })
    }
    const owner = await findOwner(context, email)
    const isConfirmed = owner?.confirmedAt != null
    const { db, limiter } = context
    await subscribe({ db, mail: newsletter.mail }, { email, locale, storefrontUrl, isConfirmed }, (tx) =>
      enforceLimits(limiter, tx, ['form', 'mail'], email),
    )
    return struct('array_struct', { success: true, status: isConfirmed ? ('optIn' as const) : ('notSet' as const) })
  }
