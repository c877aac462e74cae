import { sessionContext, shopContext } from '#web/app/context.ts'
import { countPieces } from '#web/session/count-pieces.ts'
import type { Route } from './+types/visitor'

/**
 * What the header shows of the visitor, asked after the page and only by visitors with a session: the count as the
 * shop has it now, which another tab may have changed. Without an answer the header keeps what it has.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (session.contextToken) session.cartCount = countPieces(await context.get(shopContext)('GET /checkout/cart'))
  return Response.json({ cartCount: session.cartCount }, { headers: { 'cache-control': 'no-store' } })
}
