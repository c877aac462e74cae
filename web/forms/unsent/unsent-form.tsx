import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'

const load = async () => (await import('./unsent-fields.tsx')).UnsentFields

/** On an error page, in place of the form that a service did not get: sent again as it was, so nothing typed is lost. */
export const UnsentForm = lazyHydrated(load, import.meta.env.SSR ? await load() : undefined)
