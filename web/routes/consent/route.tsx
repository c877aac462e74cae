import { siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { consentPath } from '#web/app/paths.ts'
import { useDocumentPage } from '#web/app/use-document-page.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ConsentButtons } from '#web/shell/consent/consent-buttons.tsx'
import { readConsent } from '#web/session/consent-cookies.ts'
import { ConsentFields } from '#web/shell/consent/consent-fields.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './route.module.css'
import type { Route } from './+types/route'

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/** All choices about cookies, as a page: the dialog's content for visitors without scripts. */
export const loader = ({ request, context }: Route.LoaderArgs) => ({
  consent: readConsent(request.headers.get('cookie') ?? ''),
  hasStatistics: context.get(siteContext).matomo !== undefined,
})

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const [title, description] = [m.shell_consent_settings(), m.shell_consent_text()]
  return pageMeta({ title, description, root: matches[0] })
}

export default function ConsentRoute({ loaderData }: Route.ComponentProps) {
  const locale = getLocale()
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{m.shell_consent_settings()}</h1>
      <p className="lede">
        {m.shell_consent_text()} {loaderData.hasStatistics ? m.shell_consent_off_both() : m.shell_consent_off_video()}{' '}
        <Link to={useDocumentPage('privacy', locale)}>{m.shell_consent_privacy()}</Link>
      </p>
      <form method="post" action={consentPath(locale)} className={css.form}>
        <ConsentFields {...loaderData} />
        <div className={css.buttons}>
          <ConsentButtons />
        </div>
      </form>
    </div>
  )
}
