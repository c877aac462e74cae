import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { lineFacts } from '#web/cart/line-facts.tsx'
import { type QuoteRequestPosition, toQuoteRequestPositions } from '#web/quote-request/quote-request-positions.ts'
import { readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { ownLanguage } from '#web/catalogue/text-languages.server.ts'
import { readKnownCustomer } from '#web/customer/account/require-customer.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { noteCart } from '#web/cart/note-cart.ts'
import type { DrawnCart } from '#web/shell/cart-drawer/ask-cart.ts'
import type { Route } from './+types/cart-lines'

export const handle = { caching: 'never' } satisfies RouteHandle

/** The lines of the visitor's cart, as short as the drawer of a phone shows them. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  // A customer who has signed out on another device has sent nothing here.
  if (session.sentQuoteRequest) await readKnownCustomer(context)
  const sent = session.sentQuoteRequest?.number
  if (session.contextToken === undefined) return toResponse({ lines: [], sent })
  const cart = await readCartFields(context.get(shopContext))
  noteCart(session, cart)
  const language = ownLanguage(getLocale(), context.get(siteContext).shopLanguages)
  return toResponse({ lines: toQuoteRequestPositions(cart, language).map(toLine), sent })
}

const toResponse = (cart: DrawnCart) => Response.json(cart, { headers: { 'cache-control': 'no-store' } })

function toLine(line: QuoteRequestPosition) {
  const { id, name, language, pageId, productNumber, quantity, picture, format, cutLength } = line
  const [size] = lineFacts({ options: [], format, cutLength })
  const path = paths.product(getLocale(), pageId, { variant: productNumber })
  return { id, name, language, path, productNumber, size: size?.value, quantity, picture: picture?.url }
}
