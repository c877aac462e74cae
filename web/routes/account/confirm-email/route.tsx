import { redirectDocument } from 'react-router'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readLinkValues } from '#web/customer/account/confirmed-link.ts'
import { linkAction } from '#web/customer/account/link-action.server.ts'
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

/** Gives the customer the new address. As with a registration, the opened link alone changes nothing. */
export const action = linkAction(async (body, { context }) => {
  const session = context.get(sessionContext)
  try {
    await context.get(shopContext)('POST /account/change-email-confirm', { body })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const isTaken = error.has('VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE')
    return { status: 422, notice: isTaken ? m.account_email_taken() : m.account_confirm_unknown() }
  }
  session.flash(m.account_email_changed())
  return redirectDocument(session.isSignedIn ? paths.access(getLocale()) : paths.login(getLocale()), 303)
})

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, async (posted) =>
    networkErrorResult((await import('#web/customer/account/confirmed-link.ts')).LINK_FORM, posted),
  )

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.account_email_confirm(), root: matches[0] })
}

export default function ConfirmLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LinkConfirmation
      title={m.account_email_confirm()}
      text={m.account_email_confirm_text()}
      link={loaderData}
      result={actionData}
    />
  )
}
