import { ServiceFailure } from '#contracts/failure.ts'
import type { Order } from '#contracts/shop/order.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { Session } from '#web/session/session.server.ts'
import { toQuoteRequestPosition } from './quote-request/quote-request-positions.ts'

/** The hash of no cart: with it nothing can be ordered, but an order that exists is found by its key. */
const NO_CART = '0'.repeat(64)

/**
 * A request whose answer got lost: the visitor comes back to a cart that is empty. The shop knows the key of the summary
 * that was shown last. This only looks; it never orders, even if the cart is filled again meanwhile.
 * @returns whether there was one; its number is for the confirmation to show.
 */
export async function recoverQuoteRequest(shop: ShopClient, session: Session): Promise<boolean> {
  const key = session.shownQuoteRequestKey
  if (!key) return false
  try {
    rememberQuoteRequest(
      session,
      await shop('POST /checkout/order', { body: { hash: NO_CART }, idempotencyKey: key }),
      key,
    )
    return true
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure.kind === 'refused') return false
    throw error
  }
}

/** For the confirmation, and to know the same form again. */
export function rememberQuoteRequest(session: Session, order: Order, key: string) {
  const [first] = order.lineItems ?? []
  session.sentQuoteRequest = {
    number: order.orderNumber,
    email: order.orderCustomer?.email ?? '',
    key,
    picture: (first && toQuoteRequestPosition(first).picture?.url) ?? '',
  }
  // A guest is one for one request: the next one begins with a new context.
  session.contextToken = undefined
  session.shownQuoteRequestKey = undefined
}
