import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { newsletterSubscription } from '#backend/database/schema/forms.ts'
import type { MailWriter } from '#backend/mail/mail-queue.ts'
import type { Locale } from '#contracts/locales.ts'
import { formQuery } from '#backend/content/forms/form-requests.ts'
import { type FormMailSettings, toMail } from './form-mails.tsx'
import { formText } from '#backend/content/forms/form-texts.ts'
import { createConfirmSecret, leaveToken } from '#backend/newsletter/subscriptions.ts'

export type NewsletterPage = 'newsletter-confirm' | 'newsletter-leave'

export interface NewsletterMailSettings extends Pick<FormMailSettings, 'from' | 'sales' | 'company' | 'frontUrl'> {
  /** Key of the links to leave. */
  secret: string
  /** Path of the page with a form for this purpose; undefined if the language has none. */
  pageOf(purpose: NewsletterPage, locale: Locale): string | undefined
  /** Address of the page of another storefront that confirms; undefined for the site itself. */
  confirmPageAt(storefrontUrl: string): string | undefined
}

type NewsletterMail = 'newsletter-confirm' | 'newsletter-welcome' | 'newsletter-leave'

type Subscription = typeof newsletterSubscription.$inferSelect

/**
 * Returns the writers to register at the queue. Their jobs have the `subscriptionId` and the time `at`; a confirmation
 * may have the `storefrontUrl` of another storefront. A subscription
 * that was deleted, and a confirmation that is no longer needed, are not sent.
 */
export function newsletterMailWriters(
  db: Database,
  settings: NewsletterMailSettings,
): Record<NewsletterMail, MailWriter> {
  const { company, frontUrl, secret, sales } = settings
  const linkTo = (purpose: NewsletterPage, locale: Locale, token: string) => {
    const page = settings.pageOf(purpose, locale)
    if (page === undefined) throw new Error(`No page in ${locale} has a form for ${purpose}`)
    return `${frontUrl}${page}?${formQuery({ token })}`
  }
  const confirmUrl = async ({ id, email, locale }: Subscription, storefrontUrl: string) => {
    const token = await createConfirmSecret(db, id)
    const page = settings.confirmPageAt(storefrontUrl)
    if (page === undefined) return linkTo('newsletter-confirm', locale, token)
    const em = createHash('sha1').update(email).digest('hex')
    return `${page}?${new URLSearchParams({ em, hash: token })}`
  }
  const writerOf =
    (kind: 'confirm' | 'welcome' | 'leave'): MailWriter =>
    async ({ subscriptionId = '', at = '', storefrontUrl = '' }) => {
      const [row] = await db.select().from(newsletterSubscription).where(eq(newsletterSubscription.id, subscriptionId))
      const isConfirmation = kind === 'confirm'
      if (!row || (isConfirmation && row.confirmedAt)) return undefined
      const { locale, email, id } = row
      const say = formText(locale)
      const leaveUrl = linkTo('newsletter-leave', locale, leaveToken(secret, id))
      const url = isConfirmation ? await confirmUrl(row, storefrontUrl) : leaveUrl
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
  return {
    'newsletter-confirm': writerOf('confirm'),
    'newsletter-welcome': writerOf('welcome'),
    'newsletter-leave': writerOf('leave'),
  }
}
