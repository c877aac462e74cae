import { sessionContext } from '#web/app/context.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { AlreadySignedIn } from '#web/customer/account/already-signed-in.tsx'
import { readSignedIn } from '#web/customer/account/require-customer.server.ts'
import { returnPath } from '#web/customer/account/return-path.ts'
import { signInAction } from '#web/customer/account/sign-in/sign-in.server.ts'
import { SignInFields } from '#web/customer/account/sign-in/sign-in-fields.tsx'
import { RETURN_FIELD, SIGN_IN_FORM } from '#web/customer/account/sign-in/sign-in-form.ts'
import { failedFormContext, formAction, formHeaders } from '#web/forms/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './route.module.css'
import type { Route } from './+types/route'

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

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
  catchNetworkError(args, (posted) => networkErrorResult(SIGN_IN_FORM, posted))

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_sign_in(), siteName: matches[0].loaderData?.siteName, isListed: false })
}

export default function SignIn({ loaderData: { to, email, hasCart }, actionData }: Route.ComponentProps) {
  const locale = getLocale()
  if (email !== undefined) return <AlreadySignedIn email={email} />
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{m.account_sign_in()}</h1>
      <div className={css.grid}>
        <div className={css.form}>
          {to !== undefined && !actionData && <Notice>{m.account_continue_note()}</Notice>}
          <SignInFields to={to} result={actionData} />
        </div>
        <div className={css.others}>
          <section>
            <h2>{m.account_none_yet()}</h2>
            <p>{m.account_none_yet_text()}</p>
            <ButtonLink variant="line" to={paths.register(locale, to)}>
              {m.account_create()}
            </ButtonLink>
          </section>
          <section>
            <h2>{m.account_once()}</h2>
            <p>{m.account_once_text()}</p>
            <ButtonLink variant="line" to={hasCart ? paths.checkout(locale) : paths.shop(locale)}>
              {m.account_as_guest()}
            </ButtonLink>
          </section>
        </div>
      </div>
    </div>
  )
}
