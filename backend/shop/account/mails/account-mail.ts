import type { MailJob } from '#backend/mail/mail-queue.ts'
import type { Locale } from '#contracts/locales.ts'

/** The mails about an account and what each needs besides the customer. */
export interface AccountMails {
  'confirm-registration': { storefrontUrl: string }
  'password-recovery': { storefrontUrl: string }
  'password-changed': object
  /** Goes to the new address, which is in its link. */
  'confirm-email': { to: string; storefrontUrl: string }
  /** Goes to the former address. */
  'email-changed': { to: string }
}

export type AccountMail = keyof AccountMails

type AccountMailJob<Kind extends AccountMail> = { customerId: string; locale: Locale } & AccountMails[Kind]

/** Returns the job of a mail. It has no secret: a link is made when the mail is written. */
export const accountMail = <Kind extends AccountMail>(kind: Kind, job: AccountMailJob<Kind>): MailJob => ({
  ...job,
  kind,
  at: new Date().toISOString(),
})
