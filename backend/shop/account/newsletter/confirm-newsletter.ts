import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import { confirmSubscription } from '#backend/newsletter/subscriptions.ts'
import { addressHash, wrongAddressHash } from '#backend/shop/account/account-link.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'
import type { RegistrationConfirmation, SuccessResponse } from '#contracts/shop/customer.ts'
import { newsletterLocale, noRecipient } from './newsletter-services.ts'
import type { ShopNewsletter } from './newsletter-services.ts'

/**
 * Confirms an address by the link of the newsletter's mail.
 * @throws ShopError 404 for an unknown or old link, 400 if the `em` is that of another address.
 */
export const confirmNewsletter =
  (newsletter: ShopNewsletter) =>
  async ({ body }: { body: RegistrationConfirmation }, context: ShopContext): Promise<SuccessResponse> => {
    newsletterLocale(newsletter, context)
    const [hash, em] = [readBodyText(body, 'hash'), readBodyText(body, 'em')]
    const { db } = context
    const result = await confirmSubscription({ db, mail: newsletter.mail }, hash, (email) => addressHash(email) === em)
    if (result === 'other address') throw wrongAddressHash(em)
    if (result !== 'confirmed') throw noRecipient('hash', hash)
    return struct('array_struct', { success: true })
  }
