import type { RouteHandle } from '#web/app/route-handle.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { COUNT_FIELDS, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { countPositions } from '#web/session/count-positions.ts'
import type { Route } from './+types/visitor'

export const handle = { caching: 'never' } satisfies RouteHandle

/**
 * The visitor's data on a page, requested after the page and after each form. It has the shop's current count, which
 * another tab may have changed, and the text of a form. Without a response the page is unchanged.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (session.contextToken)
    session.cartCount = countPositions(await readCartFields(context.get(shopContext), COUNT_FIELDS))
  const cartCount = session.contextToken === undefined ? 0 : session.cartCount
  return Response.json({ cartCount, flash: session.takeFlash() }, { headers: { 'cache-control': 'no-store' } })
}
