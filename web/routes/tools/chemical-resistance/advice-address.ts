import type { Company } from '#contracts/company.ts'
import { concealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { Locale } from '#contracts/locales.ts'

/**
 * Where visitors ask a question: the company's form, or its mail address, concealed because it is in the page's data.
 */
export const adviceAddress = ({ advice, mail }: Pick<Company, 'advice' | 'mail'>, locale: Locale): string =>
  advice?.[locale] ?? concealMail(`mailto:${mail}`)

/** Characters of an encoded text: the server takes addresses of 2,000. */
const LONGEST_TEXT = 1500

/** The form's text is a parameter of the page, or the body of a mail. Only unreserved letters, which both read alike. */
export function askAddress(advice: string, text: string): string {
  let kept = text
  while (encodeURIComponent(kept).length > LONGEST_TEXT) kept = kept.slice(0, -10).toWellFormed()
  return `${advice}?${advice.startsWith('mailto:') ? 'body' : 'message'}=${encodeURIComponent(kept)}`
}
