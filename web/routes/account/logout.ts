import { redirect } from 'react-router'
import { reportContext, sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { Route } from './+types/logout'

export const handle = { caching: 'never' } satisfies RouteHandle

/** Opening an address does not sign out: a link of another site could do so. */
export const loader = () => redirect(paths.account(getLocale()))

/**
 * Signs the customer out. Whatever the shop responds, this browser forgets token, cart and quote request; the shop
 * stores the cart for the next sign-in.
 */
export async function action({ context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  if (session.contextToken !== undefined) {
    try {
      await context.get(shopContext)('POST /account/logout')
    } catch (error) {
      context.get(reportContext)(error)
    }
  }
  session.end()
  session.flash(m.account_signed_out())
  return redirect(paths.login(getLocale()), 303)
}
