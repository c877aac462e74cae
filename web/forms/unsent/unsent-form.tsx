import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = async () => (await import('./unsent-fields.tsx')).UnsentFields

/**
 * On an error page, in place of the form that a service did not get. It is sent again unchanged, so no input is lost.
 */
export const UnsentForm = lazyPart(load)
