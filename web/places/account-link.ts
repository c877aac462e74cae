import type { Locale } from '#contracts/locales.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import sprite from '#web/ui/icons.svg?no-inline'
import { escapeHtml } from './escape-html.ts'

/**
 * The header's link to the account, or to sign-in for all others. Only the server writes it, so that it costs no script
 * on the pages of everybody.
 */
export function accountLinkHtml(isSignedIn: boolean, locale: Locale): string {
  const [to, text] = isSignedIn
    ? [paths.account, m.shell_account({}, { locale })]
    : [paths.login, m.shell_sign_in({}, { locale })]
  return `<a href="${to(locale)}" data-plain=""><svg width="20" height="20" aria-hidden="true" focusable="false"><use href="${sprite}#user"></use></svg><span>${escapeHtml(text)}</span></a>`
}
