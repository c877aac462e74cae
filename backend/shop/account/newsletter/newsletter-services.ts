import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { mailLocale } from '#backend/mail/mail-locale.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import type { Locale } from '#contracts/locales.ts'

/** Whether the site has a newsletter in a language. One whose content is not ours has none of ours. */
export type HasNewsletter = (locale: Locale) => boolean

export interface ShopNewsletter {
  mail: MailQueue
  hasNewsletter: HasNewsletter
}

/**
 * Returns the language of the newsletter's mails.
 * @throws ShopError 404 if the site has no newsletter in it.
 */
export function newsletterLocale({ hasNewsletter }: ShopNewsletter, context: ShopContext): Locale {
  const locale = mailLocale(context.acceptLanguage, context.languageCode)
  if (!hasNewsletter(locale)) throw new ShopError(404, '0', 'The site has no newsletter.')
  return locale
}

/** The error for a link of the newsletter that leads to no address. */
export const noRecipient = (identifier: string, value: string): ShopError =>
  new ShopError(
    404,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    `The NewsletterRecipient with the identifier "${identifier}" - ${value} was not found.`,
    { parameters: { identifier, value } },
  )
