import { sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { lineFacts } from '#web/cart/quote-request/line-facts.tsx'
import { type QuoteRequestPosition, toQuoteRequestPositions } from '#web/cart/quote-request/quote-request-positions.ts'
import { readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { countPositions } from '#web/session/count-positions.ts'
import type { CartDrawerLine } from '#web/shell/cart-drawer/ask-cart.ts'
import type { Route } from './+types/cart-lines'

export const handle = { caching: 'never' } satisfies RouteHandle

/** The lines of the visitor's cart, as short as the drawer of a phone shows them. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (session.contextToken === undefined) return toResponse([])
  const cart = await readCartFields(context.get(shopContext))
  session.cartCount = countPositions(cart)
  return toResponse(toQuoteRequestPositions(cart).map(toLine))
}

const toResponse = (lines: CartDrawerLine[]) => Response.json(lines, { headers: { 'cache-control': 'no-store' } })

function toLine({ id, name, pageId, productNumber, quantity, picture, format, cutLength }: QuoteRequestPosition) {
  const [size] = lineFacts({ options: [], format, cutLength })
  const path = paths.product(getLocale(), pageId, { variant: productNumber })
  return { id, name, path, productNumber, size: size?.value, quantity, picture: picture?.url }
}
