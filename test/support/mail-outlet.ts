import type { OpenedDatabase } from '#backend/database/database.ts'
import type { MailJob, MailQueue } from '#backend/mail/mail-queue.ts'
import { accountMailWriters, type AccountMailSettings } from '#backend/shop/account/mails/account-mails.tsx'
import type { Mail } from '#backend/mail/transport.ts'
import { companySchema } from '#contracts/company.ts'
import company from '#data/company.json' with { type: 'json' }

export interface MailOutlet extends MailQueue {
  /** The jobs of committed and of undone transactions, in their order. */
  jobs: MailJob[]
  /** Writes the last mail, as the queue does when its turn comes. */
  writeLast(): Promise<Omit<Mail, 'id'> | undefined>
  /** Values of the link in the last mail. */
  readLink(): Promise<Record<string, string>>
}

/**
 * A queue whose mails about accounts a test opens.
 * @param pageOf address of the page that a link leads to.
 */
export function createMailOutlet(
  { db }: Pick<OpenedDatabase, 'db'>,
  pageOf: AccountMailSettings['pageOf'] = (purpose, storefrontUrl, locale) => `${storefrontUrl}/${locale}/${purpose}`,
): MailOutlet {
  const jobs: MailJob[] = []
  const writers: Record<string, ReturnType<typeof accountMailWriters>['password-changed']> = accountMailWriters(db, {
    from: 'Musterwerk <anfrage@example.com>',
    sales: 'vertrieb@example.com',
    company: companySchema.parse(company),
    pageOf,
  })
  const writeLast = async () => {
    const job = jobs.at(-1)
    return job && writers[job.kind]?.(job)
  }
  return {
    jobs,
    enqueue: async (_, more) => void jobs.push(...more),
    wake: () => {},
    writeLast,
    async readLink() {
      const link = /^https?:\S+$/m.exec((await writeLast())?.text ?? '')?.[0]
      if (link === undefined) throw new Error('The last mail has no link')
      return Object.fromEntries(new URL(link).searchParams)
    },
  }
}
