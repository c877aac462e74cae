import { cookieSettingsPath, paths } from '#web/app/paths.ts'
import { redirect } from 'react-router'
import type { RouteHandle } from '#web/app/route-handle.ts'
import type { Consent } from '#contracts/consent.ts'
import { consentLogContext, sessionContext, siteContext } from '#web/app/context.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { categoriesOf, consentCookies, readConsent } from '#web/session/consent-cookies.ts'
import { chosenConsent } from '#web/shell/consent/consent-form.ts'
import { consentText } from '#web/shell/consent/consent-text.server.ts'
import type { Route } from './+types/consent'

export const handle = { caching: 'never' } satisfies RouteHandle

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

/**
 * A decision about cookies. Without scripts the form is posted here, which stores the cookies and returns to its page;
 * scripts have stored them already and post the choices for the log only.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { publicUrl, matomo } = context.get(siteContext)
  const hasStatistics = matomo !== undefined
  const isLogOnly = form.get('log') === 'only'
  const before = readConsent(request.headers.get('cookie') ?? '')
  const choices = isLogOnly ? toldChoices(form, hasStatistics) : chosenConsent(form, before, hasStatistics)
  if (!choices) return new Response(null, { status: 422 })
  const locale = getLocale()
  const text = consentText(locale, hasStatistics)
  await context.get(consentLogContext).write({ choices: shownChoices(choices, hasStatistics), locale, text })
  if (isLogOnly) return new Response(null, { status: 204 })
  const headers = new Headers()
  const site = { isSecure: publicUrl.startsWith('https:'), hasStatistics }
  for (const cookie of consentCookies(choices, site)) headers.append('set-cookie', cookie)
  const back = ownPage(request.headers.get('referer'), publicUrl) ?? paths.home(locale)
  // Nothing on that page would say that it was done.
  if (back.startsWith(cookieSettingsPath(locale))) context.get(sessionContext).flash(m.shell_consent_saved())
  return redirect(back, { status: 303, headers })
}

/** The choices about the cookies that the logged text names. */
const shownChoices = (choices: Consent, hasStatistics: boolean): Consent =>
  Object.fromEntries(categoriesOf(hasStatistics).map((category) => [category, choices[category]]))

/** The choices that the browser has stored about the cookies of this site; undefined without any. */
function toldChoices(form: FormData, hasStatistics: boolean): Consent | undefined {
  const told = categoriesOf(hasStatistics).flatMap((category) => {
    const value = form.get(category)
    return value === 'accepted' || value === 'declined' ? [[category, value] as const] : []
  })
  return told.length > 0 ? Object.fromEntries(told) : undefined
}

/** Path and query of a page of this site. */
function ownPage(referer: string | null, publicUrl: string): string | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(publicUrl).origin ? returnPath(pathname + search) : undefined
}
