import { companyLines } from '#backend/mail/company-lines.ts'
import type { Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { accountTextsIn } from './account-texts.ts'
import type { AccountMail } from './account-mail.ts'

/** The content of a mail about an account in its language, for both HTML and plain text. */
export interface AccountMailView {
  subject: string
  notice: string
  title: string
  greeting: string
  text: string
  link: { label: string; url: string } | undefined
  /** Advice if another person caused the mail. */
  warning: string
  closing: string[]
  company: string[]
  /** Of the brand. */
  colour: string
}

interface AccountMailContent {
  /** First and last name; undefined if the mail should not repeat it. */
  name: string | undefined
  locale: Locale
  company: Company
  /** Only mails that ask for something have one. */
  link: string | undefined
}

const KEYS = {
  'confirm-registration': 'confirm_registration',
  'password-recovery': 'password_recovery',
  'password-changed': 'password_changed',
  'confirm-email': 'confirm_email',
  'email-changed': 'email_changed',
} as const satisfies Record<AccountMail, string>

/** A former address cannot set a new password, so its mail must not recommend that. */
const ALARMS: Partial<Record<AccountMail, 'email_changed_alarm'>> = { 'email-changed': 'email_changed_alarm' }

/** Formats a mail about an account. */
export function toAccountMailView(
  kind: AccountMail,
  { name, locale, company, link }: AccountMailContent,
): AccountMailView {
  const say = accountTextsIn(locale)
  const key = KEYS[kind]
  const labels = {
    confirm_registration: say('confirm_registration_link'),
    password_recovery: say('password_recovery_link'),
    confirm_email: say('confirm_email_link'),
  }
  const label = key in labels ? labels[key as keyof typeof labels] : ''
  return {
    subject: say(`${key}_subject`),
    notice: say(`${key}_notice`),
    title: say(`${key}_title`),
    greeting: name === undefined ? say('greeting_plain') : say('greeting', { name }),
    text: say(`${key}_text`),
    link: link === undefined ? undefined : { label, url: link },
    warning: say(link === undefined ? (ALARMS[kind] ?? 'alarm') : 'ignore'),
    closing: [say('regards'), company.name],
    company: companyLines(company, locale, { phone: say('phone'), fax: say('fax') }),
    colour: company.colours.brand,
  }
}
