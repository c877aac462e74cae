import type { FormEvent } from 'react'
import { consentPath } from '#web/app/paths.ts'
import { useDocumentPage } from '#web/app/use-document-page.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Place } from '#web/places/place.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './consent-banner.module.css'
import { chosenConsent } from './consent-form.ts'
import { ConsentLink } from './consent-link.tsx'
import { currentConsent, writeConsent } from './consent-store.ts'
import { useConsentComplete } from './use-consent.ts'

/**
 * Asks about cookies until the visitor has decided. Every page has it; the place before it is filled for visitors who
 * have, and a style hides it then. Without scripts it is a form.
 */
export function ConsentBanner({ hasStatistics }: { hasStatistics: boolean }) {
  const isComplete = useConsentComplete()
  const locale = getLocale()
  const privacyPath = useDocumentPage('privacy', locale)
  if (isComplete) return null
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set('choice', 'needed')
    // The banner is gone then: reading goes on with the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    writeConsent(chosenConsent(form, currentConsent(), hasStatistics) ?? {}, hasStatistics)
  }
  return (
    <>
      <Place name="consent" />
      <section className={css.banner} data-consent-banner aria-labelledby="consent-title" data-print="no">
        <div className={css.text}>
          <h2 id="consent-title">{m.shell_consent_title()}</h2>
          <p>
            {m.shell_consent_text()} {hasStatistics ? m.shell_consent_off_both() : m.shell_consent_off_video()}{' '}
            <Link to={privacyPath}>{m.shell_consent_privacy()}</Link>
          </p>
        </div>
        <div className={css.actions}>
          <form method="post" action={consentPath(locale)} onSubmit={save}>
            <Button type="submit" size="s" name="choice" value="needed">
              {m.shell_consent_go()}
            </Button>
          </form>
          <ConsentLink className={css.configure} hasStatistics={hasStatistics}>
            {m.shell_consent_configure()}
          </ConsentLink>
        </div>
      </section>
    </>
  )
}
