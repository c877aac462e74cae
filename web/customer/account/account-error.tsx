import type { FormResult } from '#web/forms/action/form-result.ts'
import { UnsentForm } from '#web/forms/unsent/unsent-form.tsx'
import { ErrorPage } from '#web/shell/errors/error-page.tsx'
import { knownError } from '#web/app/known-error.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { readSessionOver } from './again/session-over.ts'

const SignInAgain = lazyPart(async () => (await import('./again/sign-in-again.tsx')).SignInAgain)

interface AccountErrorProps {
  error: unknown
  /** The result of a form whose page cannot be shown. */
  actionData: Pick<FormResult, 'unsent'> | undefined
}

/** The error page of every account page. A form whose session has ended signs in here, and no form is lost. */
export function AccountError({ error, actionData }: AccountErrorProps) {
  const over = readSessionOver(error)
  const unsent = actionData?.unsent
  if (over) return <SignInAgain {...over} />
  return <ErrorPage {...knownError(error)}>{unsent && <UnsentForm fields={unsent} />}</ErrorPage>
}
