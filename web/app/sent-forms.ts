import type { HydratedRouter } from 'react-router/dom'
import type { ComponentProps } from 'react'

type Instrumentation = NonNullable<ComponentProps<typeof HydratedRouter>['instrumentations']>[number]

/** Event of the window: a form was sent by scripts, and its response is there. */
export type FormSent = 'sent'

const tell = async (send: () => Promise<unknown>, { formMethod }: { formMethod?: string }) => {
  await send()
  if (formMethod === 'post') dispatchEvent(new Event('sent' satisfies FormSent))
}

/**
 * Tells of each form after its response. The states of React Router do not: React draws them as a transition. It leaves
 * out those that are over before it draws them, as while a page hydrates.
 */
export const sentForms: Instrumentation = {
  router: (router) => router.instrument({ navigate: tell, fetch: tell }),
}
