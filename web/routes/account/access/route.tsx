import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { runAccountAction } from '#web/customer/account/again/account-action.server.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { formHeaders } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { emailAction, passwordAction } from './change-access.server.ts'
import type { Route } from './+types/route'

const AccessScreen = lazyPart(async () => (await import('./access-screen.tsx')).AccessScreen)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  customer: await requireCustomer(context, request),
})

const isEmail = (posted: FormData): boolean => posted.get('intent') === 'email-change'

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  return isEmail(posted)
    ? runAccountAction(emailAction, posted, context)
    : runAccountAction(passwordAction, posted, context)
}

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) => {
    const { EMAIL_FORM, PASSWORD_FORM } = await import('./access-forms.ts')
    return isEmail(posted) ? networkErrorResult(EMAIL_FORM, posted) : networkErrorResult(PASSWORD_FORM, posted)
  })

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_access(), root: matches[0] })
}

export default function Access({ loaderData: { customer }, actionData }: Route.ComponentProps) {
  return (
    <AccessScreen
      customer={customer}
      email={actionData?.form === 'email-change' ? actionData : undefined}
      password={actionData?.form === 'password-change' ? actionData : undefined}
    />
  )
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={actionData} />
}
