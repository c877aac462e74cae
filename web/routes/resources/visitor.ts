import type { RouteHandle } from '#web/app/route-handle.ts'
import { sessionContext } from '#web/app/context.ts'
import type { Route } from './+types/visitor'

export const handle = { caching: 'never' } satisfies RouteHandle

/**
 * The visitor's data on a page, requested after the page and after each form. It has the count of the last change, in
 * any tab, and the text of a form. The shop is not asked: a Shopware stores the cart in each read.
 */
export function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const cartCount = session.contextToken === undefined ? 0 : session.cartCount
  return Response.json({ cartCount, flash: session.takeFlash('script') }, { headers: { 'cache-control': 'no-store' } })
}
