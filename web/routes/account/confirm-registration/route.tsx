import { useEffect, useRef } from 'react'
import { Form, redirectDocument, useNavigation } from 'react-router'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { enterAccount } from '#web/customer/account/sign-in/sign-in.server.ts'
import { type FormAction, formAction, formHeaders, isRefusal } from '#web/forms/form-action.server.ts'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { type FormValues, plainForm } from '#web/forms/form-fields.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import css from './route.module.css'
import type { Route } from './+types/route'

export const handle = { caching: 'personal', otherLanguages: 'same path' } satisfies RouteHandle

/** The values of the link. They are hidden fields. */
const FORM = plainForm('confirm', {
  em: { label: m.account_confirm, maxLength: 100 },
  hash: { label: m.account_confirm, maxLength: 200 },
})
type Values = FormValues<'em' | 'hash'>

export const loader = ({ request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  return { em: searchParams.get('em') ?? '', hash: searchParams.get('hash') ?? '' }
}

/**
 * Confirms the address of a new customer, who is signed in then. A form of its own, not the opened link: programs that
 * check mails open links, too.
 */
const confirmAction: FormAction<'confirm', Values, Required<Values>, never> = {
  form: FORM,
  check: ({ em = '', hash = '' }) => ({ value: { em, hash } }),
  run: async (body, { context }) => {
    const session = context.get(sessionContext)
    try {
      await context.get(shopContext)('POST /account/register-confirm', { body })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const isKnown = error.has('CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED')
      return { status: 422, notice: isKnown ? m.account_confirm_again() : m.account_confirm_unknown() }
    }
    await enterAccount(context)
    session.flash(m.account_confirmed())
    const locale = getLocale()
    return redirectDocument(session.cartCount > 0 ? paths.checkout(locale) : paths.account(locale), 303)
  },
}

export const action = formAction(confirmAction)

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) => networkErrorResult(FORM, posted))

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_confirm(), siteName: matches[0].loaderData?.siteName, isListed: false })
}

export default function ConfirmRegistration({ loaderData: { em, hash }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  // With scripts nothing has to be clicked. Once: after a refusal the visitor decides.
  useEffect(() => form.current?.requestSubmit(), [])
  return (
    <div className={`wrap ${css.page}`}>
      <h1>{m.account_confirm()}</h1>
      <FormErrors labelOf={() => undefined} result={actionData} />
      {actionData?.status === 422 ? (
        <p>
          <ButtonLink to={paths.login(getLocale())}>{m.account_sign_in()}</ButtonLink>
        </p>
      ) : (
        <Form method="post" ref={form} className={css.form}>
          <input type="hidden" name="em" value={em} />
          <input type="hidden" name="hash" value={hash} />
          <p>{m.account_confirm_text()}</p>
          <p>
            <Button type="submit" busy={busy}>
              {m.account_confirm_send()}
            </Button>
          </p>
        </Form>
      )}
    </div>
  )
}
