import type { RouteHandle } from '#web/app/route-handle.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import { countPieces } from '#web/session/count-pieces.ts'
import type { Route } from './+types/visitor'

export const handle = { caching: 'never' } satisfies RouteHandle

/**
 * What a page shows of the visitor, asked after the page and after each form: the count as the shop has it now, which
 * another tab may have changed, and a text that a form left. Without a response the page keeps what it has.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (session.contextToken) session.cartCount = countPieces(await context.get(shopContext)('GET /checkout/cart'))
  const cartCount = session.contextToken === undefined ? 0 : session.cartCount
  return Response.json({ cartCount, flash: session.takeFlash() }, { headers: { 'cache-control': 'no-store' } })
}
