import type { Logger } from 'pino'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { pageOfPurpose } from '#backend/content/forms/form-pages.ts'
import { formMailWriters } from '#backend/content/forms/mails/form-mails.tsx'
import { newsletterMailWriters } from '#backend/content/forms/mails/newsletter-mails.tsx'
import type { ContentSite } from '#backend/content/site.ts'
import { startMail } from '#backend/mail/start.ts'
import { PERIODS } from '#backend/retention/periods.ts'
import { accountMailWriters } from '#backend/shop/account/mails/account-mails.tsx'
import type { PrintRequest } from '#backend/shop/order/document/print-request.ts'
import { quoteRequestMailWriters } from '#backend/shop/order/mails/quote-request-mails.tsx'
import { attachmentPaths, requestPaths } from '#web/app/paths.ts'
import { nestBars } from '#web/tools/cut-list/nest-bars.ts'
import type { Config } from '#server/config.ts'
import { accountPageOf, newsletterPageAt } from '#server/shop/account-pages.ts'

/** Address of a file's link in mails and comments. */
export const linksTo =
  ({ publicUrl, defaultLocale }: Config) =>
  (id: string, grant: string): string =>
    publicUrl + attachmentPaths.file(defaultLocale, id, grant)

interface MailParts {
  database: OpenedDatabase
  secret: string
  /** The embedded content, whose forms are sent by mail; undefined for a remote one. */
  content: () => ContentSite | undefined
  /** Prints quote requests for sales. */
  print: PrintRequest
  log: Logger
}

/** Starts the queue of all mails of this installation, each written by the room that sends it. */
export function openMail(config: Config, { database, secret, content, print, log }: MailParts) {
  const { company, dataDir, frontUrl } = config
  const { smtpUrl, from, sales, salesLocale } = config.mail
  const links = { secret, linkTo: linksTo(config) }
  return startMail({
    database,
    writers: {
      ...quoteRequestMailWriters(database.db, {
        from,
        sales,
        company,
        pageOf: (deepLinkCode, locale) => frontUrl + requestPaths.linked(locale, deepLinkCode),
        attachments: { dataDir, ...links },
        salesLocale,
        print,
        countBars: (...order) => nestBars(...order).bars,
        log,
      }),
      ...accountMailWriters(database.db, { from, sales, company, pageOf: accountPageOf(config) }),
      ...formMailWriters(database.db, {
        from,
        sales,
        company,
        salesLocale,
        frontUrl,
        formOf: (name) => content()?.forms.files.get(name),
        links,
      }),
      ...newsletterMailWriters(database.db, {
        from,
        sales,
        company,
        frontUrl,
        secret,
        pageOf(purpose, locale) {
          const site = content()
          return site && pageOfPurpose(site, purpose, locale)
        },
        confirmPageAt: newsletterPageAt(config),
      }),
    },
    smtpUrl,
    dataDir,
    keepDays: PERIODS.mails,
    log,
  })
}
