import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sentForms } from './app/sent-forms.ts'
import { FORM_COOKIE } from './forms/action/blocked-cookies.ts'
import { ignoreEndedTransition } from './shell/links/ended-transition.ts'
import { followInPageLinks } from './shell/links/in-page-links.ts'

followInPageLinks()
addEventListener('unhandledrejection', ignoreEndedTransition)
let submitted: EventTarget | null
addEventListener('submit', ({ target }) => (submitted = target), true)
// The server looks whether the cookie comes with the form, before it adds anything or signs in. A form of which scripts
// only read the fields sets none.
addEventListener('formdata', ({ target, formData }) => {
  if (target && target === submitted && 'method' in target && target.method === 'post') {
    document.cookie = `${FORM_COOKIE}=1;path=/;max-age=60;samesite=lax`
    formData.set(FORM_COOKIE, '1')
  }
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[sentForms]} />
    </StrictMode>,
  )
})
