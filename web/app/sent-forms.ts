import type { HydratedRouter } from 'react-router/dom'
import type { ComponentProps } from 'react'

type Instrumentation = NonNullable<ComponentProps<typeof HydratedRouter>['instrumentations']>[number]

/** Event of the window: a form was sent by scripts, and its response is there. */
export const FORM_SENT = 'form-sent'

const tell = async (send: () => Promise<unknown>, { formMethod }: { formMethod?: string }) => {
  await send()
  if (formMethod !== undefined && formMethod.toLowerCase() !== 'get') dispatchEvent(new Event(FORM_SENT))
}

/**
 * Tells of each form after its response. The states of React Router do not: React draws them as a transition, and leaves
 * out those that are over before it comes to draw them, as while a page hydrates.
 */
export const sentForms: Instrumentation = {
  router: (router) => router.instrument({ navigate: tell, fetch: tell }),
}
