import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BLOCKED_COOKIES } from './forms/action/blocked-cookies.ts'
import { ignoreEndedTransition } from './shell/links/ended-transition.ts'
import { followInPageLinks } from './shell/links/in-page-links.ts'

followInPageLinks()
addEventListener('unhandledrejection', ignoreEndedTransition)
// The server says so before anything seems to be added.
addEventListener('formdata', ({ formData }) => {
  if (!navigator.cookieEnabled) formData.set(BLOCKED_COOKIES, '1')
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
