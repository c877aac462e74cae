import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readSignedIn } from '#web/customer/account/require-customer.server.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { homeCountry } from '#web/customer/address/home-country.ts'
import { lastAddressLists, loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { registerAction } from '#web/customer/registration/register.server.ts'
import { failedFormContext, formAction, formHeaders } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { newFormToken } from '#web/places/form-token.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Route } from './+types/route'

const RegisterScreen = lazyPart(async () => (await import('./register-screen.tsx')).RegisterScreen)

export const handle = { caching: 'personal', otherLanguages: 'same address' } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = getLocale()
  const isDown = context.get(failedFormContext) !== null
  const [customer, lists] = await Promise.all([
    isDown ? null : readSignedIn(context),
    isDown ? lastAddressLists(locale) : loadAddressLists(context.get(shopContext), locale),
  ])
  return {
    to: returnPath(new URL(request.url).searchParams.get(RETURN_FIELD)),
    signedInAs: customer?.email,
    lists,
    country: homeCountry(lists.countries, locale, context.get(siteContext).company.land),
    formToken: newFormToken(),
    hasCart: context.get(sessionContext).cartCount > 0,
  }
}

export const action = formAction(registerAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('#web/customer/registration/registration-form.ts')).REGISTRATION_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_register(), root: matches[0] })
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterScreen {...loaderData} result={actionData} />
}
