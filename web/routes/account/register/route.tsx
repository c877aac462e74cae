import { Link } from 'react-router'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AlreadySignedIn } from '#web/customer/account/already-signed-in.tsx'
import { readSignedIn } from '#web/customer/account/require-customer.server.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { RETURN_FIELD } from '#web/customer/account/sign-in/sign-in-form.ts'
import { lastAddressLists, loadAddressLists } from '#web/customer/address/address-lists.server.ts'
import { homeCountry } from '#web/customer/address/home-country.ts'
import { registerAction } from '#web/customer/registration/register.server.ts'
import { RegistrationFields } from '#web/customer/registration/registration-fields.tsx'
import { REGISTRATION_FORM } from '#web/customer/registration/registration-form.ts'
import { SentConfirmationNotice } from '#web/customer/registration/sent-confirmation.tsx'
import { failedFormContext, formAction, formHeaders } from '#web/forms/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { newFormToken } from '#web/places/form-token.tsx'
import css from './route.module.css'
import type { Route } from './+types/route'

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

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
    formToken: newFormToken(),
    hasCart: context.get(sessionContext).cartCount > 0,
  }
}

export const action = formAction(registerAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) => networkErrorResult(REGISTRATION_FORM, posted))

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_register(), siteName: matches[0].loaderData?.siteName, isListed: false })
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { to, signedInAs, lists, formToken, hasCart } = loaderData
  if (actionData?.done) {
    return (
      <div className={`wrap ${css.page}`}>
        <SentConfirmationNotice email={actionData.done.email} hasCart={hasCart} />
      </div>
    )
  }
  if (signedInAs !== undefined) return <AlreadySignedIn email={signedInAs} />
  const country = homeCountry(lists.countries)
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{m.account_register()}</h1>
      <p className={css.lede}>
        {m.account_none_yet_text()} {m.account_have_one()}{' '}
        <Link to={paths.login(getLocale(), to)}>{m.account_sign_in()}</Link>
      </p>
      <RegistrationFields
        {...{ to, lists, formToken }}
        values={{ ...country, sameAddress: 'on', delivery: country }}
        result={actionData}
      />
    </div>
  )
}
