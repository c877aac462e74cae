import { paths } from '#web/app/paths/paths.ts'
import { redirect } from 'react-router'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { CONSENT_CATEGORIES, type Consent } from '#contracts/consent.ts'
import { consentLogContext, sessionContext, siteContext } from '#web/app/context.ts'
import { cookieSettingsPath } from '#web/app/paths/privacy-path.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { consentCookies, readConsent } from '#web/shell/consent/consent-cookies.ts'
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
  const isLogOnly = form.get('log') === 'only'
  const choices = isLogOnly ? toldChoices(form) : chosenConsent(form, readConsent(request.headers.get('cookie') ?? ''))
  if (!choices) return new Response(null, { status: 422 })
  const locale = getLocale()
  await context.get(consentLogContext).write({ choices, locale, text: consentText(locale, matomo !== undefined) })
  if (isLogOnly) return new Response(null, { status: 204 })
  const headers = new Headers()
  for (const cookie of consentCookies(choices, publicUrl.startsWith('https:'))) headers.append('set-cookie', cookie)
  const back = ownPage(request.headers.get('referer'), publicUrl) ?? paths.home(locale)
  // Nothing on that page would say that it was done.
  if (back.startsWith(cookieSettingsPath(locale))) context.get(sessionContext).flash(m.shell_consent_saved())
  return redirect(back, { status: 303, headers })
}

/** Choices that the browser has stored; undefined without any. */
function toldChoices(form: FormData): Consent | undefined {
  const told = CONSENT_CATEGORIES.flatMap((category) => {
    const value = form.get(category)
    return value === 'accepted' || value === 'declined' ? [[category, value] as const] : []
  })
  return told.length > 0 ? Object.fromEntries(told) : undefined
}

/** Path and query of a page of this site. */
function ownPage(referer: string | null, publicUrl: string): string | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(publicUrl).origin ? pathname + search : undefined
}
