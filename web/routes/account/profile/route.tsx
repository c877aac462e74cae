import { shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AccountError } from '#web/customer/account/account-error.tsx'
import { accountAction } from '#web/customer/account/again/account-action.server.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { formHeaders } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { profileAction } from './change-profile.server.ts'
import type { Route } from './+types/route'

const ProfileScreen = lazyPart(async () => (await import('./profile-screen.tsx')).ProfileScreen)

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await requireCustomer(context, request)
  const { salutations } = await loadAddressLists(context.get(shopContext), getLocale())
  return { customer, salutations }
}

export const action = accountAction(profileAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('./profile-form.ts')).PROFILE_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_profile(), root: matches[0] })
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} result={actionData} />
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return <AccountError error={error} actionData={actionData} />
}
