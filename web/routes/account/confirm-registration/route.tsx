import { redirectDocument } from 'react-router'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readLinkValues } from '#web/customer/account/confirmed-link.ts'
import { linkAction } from '#web/customer/account/link-action.server.ts'
import { readVisitedLines } from '#web/customer/account/sign-in/rest-of-cart.server.ts'
import { enterAccount } from '#web/customer/account/sign-in/sign-in.server.ts'
import { formHeaders, isRefusal } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Route } from './+types/route'

const LinkConfirmation = lazyPart(
  async () => (await import('#web/customer/account/link-confirmation.tsx')).LinkConfirmation,
)

export const handle = { caching: 'personal', otherLanguages: 'same address' } satisfies RouteHandle

export const loader = ({ request }: Route.LoaderArgs) => readLinkValues(request)

/** Confirms the address of a new customer, who is signed in then. A guest can send the request then. */
export const action = linkAction(async (body, { context }) => {
  const session = context.get(sessionContext)
  const before = await readVisitedLines(context)
  const locale = getLocale()
  try {
    const { guest } = await context.get(shopContext)('POST /account/register-confirm', { body })
    if (guest && session.cartCount > 0) return redirectDocument(paths.checkout(locale, 'summary'), 303)
    if (guest) {
      session.flash(m.account_confirmed_elsewhere())
      return redirectDocument(paths.cart(locale), 303)
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const isKnown = error.has('CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED')
    return { status: 422, notice: isKnown ? m.account_confirm_again() : m.account_confirm_unknown() }
  }
  const rest = await enterAccount(context, before)
  session.flash([m.account_confirmed(), rest].filter(Boolean).join(' '))
  return redirectDocument(session.cartCount > 0 ? paths.checkout(locale) : paths.account(locale), 303)
})

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('#web/customer/account/confirmed-link.ts')).LINK_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_confirm(), root: matches[0] })
}

export default function ConfirmLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkConfirmation
      title={m.account_confirm()}
      text={m.account_confirm_text()}
      link={loaderData}
      result={actionData}
    />
  )
}
