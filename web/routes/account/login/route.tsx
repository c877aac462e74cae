import { sessionContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readSignedIn } from '#web/customer/account/require-customer.server.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { signInAction } from '#web/customer/account/sign-in/sign-in.server.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { failedFormContext, formAction, formHeaders } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Route } from './+types/route'

const SignInScreen = lazyPart(async () => (await import('./sign-in-screen.tsx')).SignInScreen)

export const handle = { caching: 'personal', otherLanguages: 'same address' } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = context.get(failedFormContext) === null ? await readSignedIn(context) : null
  return {
    to: returnPath(new URL(request.url).searchParams.get(RETURN_FIELD)),
    email: customer?.email,
    hasCart: context.get(sessionContext).cartCount > 0,
  }
}

export const action = formAction(signInAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('#web/customer/account/sign-in/sign-in-form.ts')).SIGN_IN_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_sign_in(), root: matches[0] })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInScreen {...loaderData} result={actionData} />
}
