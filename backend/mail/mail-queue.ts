import type { Transaction } from '#backend/database/open.ts'

/** Confirmation goes to the customer, request to sales. */
export const MAIL_KINDS = ['confirmation', 'request'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** One mail to be sent. It is written when its turn comes, from the quote request as it was stored. */
export interface MailJob {
  kind: MailKind
  orderId: string
}

/** Where the shop puts its mails. */
export interface MailQueue {
  /** Takes mails inside the transaction that gives the reason for them: stored with it or not at all. */
  enqueue(tx: Transaction, jobs: MailJob[]): Promise<void>
  /** Says, after that transaction, that there is something to do; without it the mails go a little later. */
  wake(): void
}
