import { ErrorPage } from '#web/shell/errors/error-page.tsx'
import { knownError } from '#web/shell/errors/known-error.ts'
import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'
import { readSessionOver } from './again/session-over.ts'

const loadAgain = async () => (await import('./again/sign-in-again.tsx')).SignInAgain
const SignInAgain = lazyHydrated(loadAgain, import.meta.env.SSR ? await loadAgain() : undefined)

/** The error page of every account page: a form whose session has ended signs in here. */
export function AccountError({ error }: { error: unknown }) {
  const over = readSessionOver(error)
  return over ? <SignInAgain {...over} /> : <ErrorPage {...knownError(error)} />
}
