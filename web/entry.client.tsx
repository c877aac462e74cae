import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ignoreEndedTransition } from './shell/links/ended-transition.ts'
import { followInPageLinks } from './shell/links/in-page-links.ts'

followInPageLinks()
addEventListener('unhandledrejection', ignoreEndedTransition)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
