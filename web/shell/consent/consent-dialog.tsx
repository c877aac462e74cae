import type { FormEvent, MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useDocumentPage } from '#web/app/use-document-page.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { chosenConsent } from './consent-form.ts'
import { currentConsent, writeConsent } from './consent-store.ts'

const FORM = 'consent-form'

/**
 * All choices about cookies. It saves in the browser, so the page stays as it is. Outside of the footer, whose colours for
 * a dark ground it would inherit.
 */
export function ConsentDialog({ hasStatistics, onClose }: { hasStatistics: boolean; onClose: () => void }) {
  const privacyPath = useDocumentPage('privacy', getLocale())
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    const consent = chosenConsent(new FormData(event.currentTarget, submitter), currentConsent(), hasStatistics)
    onClose()
    if (consent) writeConsent(consent, hasStatistics)
  }
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={m.shell_consent_settings()}
      closeLabel={m.shell_close()}
      actions={<ConsentButtons form={FORM} />}
    >
      <form id={FORM} method="post" onSubmit={save}>
        <ConsentFields consent={currentConsent()} hasStatistics={hasStatistics} />
        <p>
          <Link to={privacyPath} onClick={closeAround}>
            {m.shell_consent_privacy()}
          </Link>
        </p>
      </form>
    </Dialog>,
    document.body,
  )
}

/** The page that a link leads to would stay behind the dialog. One in another tab does not. */
const closeAround = (event: MouseEvent<HTMLAnchorElement>) => {
  if (isPlainClick(event)) event.currentTarget.closest('dialog')?.close()
}
