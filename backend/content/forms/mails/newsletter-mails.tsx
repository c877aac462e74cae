import { eq } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { newsletterSubscription } from '#backend/database/schema/forms.ts'
import type { MailWriter } from '#backend/mail/mail-queue.ts'
import type { Locale } from '#contracts/locales.ts'
import { formQuery } from '#backend/content/forms/form-requests.ts'
import { type FormMailSettings, toMail } from './form-mails.tsx'
import { formText } from '#backend/content/forms/form-texts.ts'
import { createConfirmSecret, leaveToken } from '#backend/content/forms/newsletter.ts'

export type NewsletterPage = 'newsletter-confirm' | 'newsletter-leave'

export interface NewsletterMailSettings extends Pick<FormMailSettings, 'from' | 'sales' | 'company' | 'frontUrl'> {
  /** Key of the links to leave. */
  secret: string
  /** Path of the page with a form for this purpose; undefined if the language has none. */
  pageOf(purpose: NewsletterPage, locale: Locale): string | undefined
}

/**
 * Returns the writers to register at the queue. Their jobs have the `subscriptionId` and the time `at`. A subscription
 * that was deleted, and a confirmation that is no longer needed, are not sent.
 */
export function newsletterMailWriters(
  db: Database,
  settings: NewsletterMailSettings,
): Record<'newsletter-confirm' | 'newsletter-welcome', MailWriter> {
  const { company, frontUrl, secret, sales } = settings
  const linkTo = (purpose: NewsletterPage, locale: Locale, token: string) => {
    const page = settings.pageOf(purpose, locale)
    if (page === undefined) throw new Error(`No page in ${locale} has a form for ${purpose}`)
    return `${frontUrl}${page}?${formQuery({ token })}`
  }
  const writerOf =
    (kind: 'confirm' | 'welcome'): MailWriter =>
    async ({ subscriptionId = '', at = '' }) => {
      const [row] = await db.select().from(newsletterSubscription).where(eq(newsletterSubscription.id, subscriptionId))
      const isConfirmation = kind === 'confirm'
      if (!row || (isConfirmation && row.confirmedAt)) return undefined
      const { locale, email, id } = row
      const say = formText(locale)
      const leaveUrl = linkTo('newsletter-leave', locale, leaveToken(secret, id))
      const url = isConfirmation ? linkTo('newsletter-confirm', locale, await createConfirmSecret(db, id)) : leaveUrl
      return toMail(
        settings,
        { locale, createdAt: new Date(at) },
        {
          to: { name: '', address: email },
          replyTo: { name: company.name, address: sales },
          unsubscribeUrl: leaveUrl,
          view: {
            subject: say(`${kind}_subject`, { company: company.name }),
            notice: say(`${kind}_notice`),
            title: say(`${kind}_title`),
            paragraphs: [say('mail_hello'), say(`${kind}_text`)],
            answers: [],
            files: [],
            link: { label: say(`${kind}_link`), url },
            closing: [say(`${kind}_ignore`), say('mail_regards'), company.name],
          },
        },
      )
    }
  return { 'newsletter-confirm': writerOf('confirm'), 'newsletter-welcome': writerOf('welcome') }
}
