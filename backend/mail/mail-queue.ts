import type { Transaction } from '#backend/database/database.ts'
import type { Mail } from './transport.ts'

/** One mail to send, as stored in the queue. The keys are those by which its kind's writer finds the content. */
export interface MailJob {
  readonly kind: string
  readonly [key: string]: string
}

/**
 * Writes the mail of a job when its turn comes; undefined if there is nothing to send any more. An error means that the
 * mail is tried again later.
 */
export type MailWriter = (job: MailJob) => Promise<Omit<Mail, 'id'> | undefined>

/** The registered writers by kind. The queue itself knows no kind. */
export type MailWriters = Readonly<Record<string, MailWriter>>

/** The part of the queue that the shop uses. */
export interface MailQueue {
  /** Adds mails inside the caller's transaction: they are stored with its other changes or not at all. */
  enqueue(tx: Transaction, jobs: readonly MailJob[]): Promise<void>
  /** Starts sending after that transaction. Without the call the mails are sent at the next poll. */
  wake(): void
}
