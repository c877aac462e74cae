import { render } from '@react-email/render'
import type { Database } from '#backend/database/database.ts'
import type { LinkPurpose } from '#backend/database/schema/accounts.ts'
import type { MailWriter } from '#backend/mail/mail-queue.ts'
import { isPlainName } from '#backend/mail/relayed-text.ts'
import { addressHash, createLink } from '#backend/shop/account/account-link.ts'
import { readAccount } from '#backend/shop/account/find-account.ts'
import type { Account } from '#backend/shop/account/find-account.ts'
import type { Company } from '#contracts/company.ts'
import { firstLocale, isOfferedLocale } from '#contracts/locales.ts'
import type { Locale } from '#contracts/locales.ts'
import { AccountDocument, accountMailText } from './account-document.tsx'
import type { AccountMail } from './account-mail.ts'
import { toAccountMailView } from './account-mail-view.ts'

export interface AccountMailSettings {
  /** `Musterwerk <anfrage@example.com>` */
  from: string
  /** Address that receives replies. */
  sales: string
  company: Company
  /** Address of the page that a link leads to, without its query. */
  pageOf(purpose: LinkPurpose, storefrontUrl: string, locale: Locale): string
}

/** Which mails have a link, and for what. */
const LINKS: Partial<Record<AccountMail, LinkPurpose>> = {
  'confirm-registration': 'confirm',
  'password-recovery': 'recover',
  'confirm-email': 'email',
}

/** Returns the writers to register at the queue. A mail about a customer who is gone is not sent. */
export function accountMailWriters(db: Database, settings: AccountMailSettings): Record<AccountMail, MailWriter> {
  const writerOf =
    (kind: AccountMail): MailWriter =>
    async ({ customerId = '', locale = '', storefrontUrl = '', to, at = '' }) => {
      const account = await readAccount(db, customerId)
      if (account === undefined || (kind === 'confirm-registration' && !account.isOpen)) return undefined
      const language = isOfferedLocale(locale) ? locale : firstLocale()
      const purpose = LINKS[kind]
      const link =
        purpose && `${settings.pageOf(purpose, storefrontUrl, language)}?${await queryOf(db, purpose, account, to)}`
      const fullName = `${account.firstName} ${account.lastName}`
      // An address that waits for its confirmation may be a stranger's, to whom no words of others go.
      const isConfirmed = !account.isOpen && kind !== 'confirm-email'
      const name = isConfirmed && isPlainName(fullName) ? fullName : undefined
      const view = toAccountMailView(kind, { name, locale: language, company: settings.company, link })
      return {
        from: settings.from,
        to: { name: name ?? '', address: to ?? account.email },
        replyTo: { name: settings.company.name, address: settings.sales },
        subject: view.subject,
        text: accountMailText(view),
        html: await render(<AccountDocument view={view} locale={language} />),
        date: new Date(at),
      }
    }
  return {
    'confirm-registration': writerOf('confirm-registration'),
    'password-recovery': writerOf('password-recovery'),
    'password-changed': writerOf('password-changed'),
    'confirm-email': writerOf('confirm-email'),
    'email-changed': writerOf('email-changed'),
  }
}

async function queryOf(
  db: Database,
  purpose: LinkPurpose,
  { customerId, email }: Account,
  newAddress = email,
): Promise<URLSearchParams> {
  const hash = await createLink(db, purpose, customerId, purpose === 'email' ? newAddress : null)
  if (purpose === 'recover') return new URLSearchParams({ hash })
  return new URLSearchParams({ em: addressHash(newAddress), hash })
}
