import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { FORM_COOKIE } from './forms/action/blocked-cookies.ts'
import { ignoreEndedTransition } from './shell/links/ended-transition.ts'
import { followInPageLinks } from './shell/links/in-page-links.ts'

followInPageLinks()
addEventListener('unhandledrejection', ignoreEndedTransition)
const isPost = (target: EventTarget | null) => target instanceof HTMLFormElement && target.method === 'post'
let posted: EventTarget | null = null
// The server looks whether the cookie comes with the form, before it adds anything or signs in.
addEventListener(
  'submit',
  ({ target }) => {
    if (!isPost(target)) return
    const secure = location.protocol === 'https:' ? ';secure' : ''
    document.cookie = `${FORM_COOKIE}=1;path=/;max-age=60;samesite=lax${secure}`
    posted = target
  },
  true,
)
// A form of which scripts read the fields without a submission is not asked about.
addEventListener('formdata', ({ target, formData }) => {
  if (isPost(target) && (target === posted || !navigator.cookieEnabled)) formData.set(FORM_COOKIE, '1')
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
