import type { Locale } from '#contracts/locales.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { ICON_PATHS } from '#web/ui/icon-paths.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * The header's link to the account, or to sign-in for all others. Only the server writes it, so it costs no script on
 * shared pages.
 */
export function accountLinkHtml(isSignedIn: boolean, locale: Locale): string {
  const [to, text] = isSignedIn
    ? [paths.account, m.shell_account({}, { locale })]
    : [paths.login, m.shell_sign_in({}, { locale })]
  return `<a href="${to(locale)}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="${ICON_PATHS.user}"></path></svg><span>${escapeHtml(text)}</span></a>`
}
