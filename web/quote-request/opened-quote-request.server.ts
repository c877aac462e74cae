import type { Order } from '#contracts/shop/order.ts'
import { readSentQuoteRequest } from './sent-quote-request.server.ts'
import type { QuoteRequestLink } from './sent-quote-request.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isRefusal } from '#web/forms/action/form-action.server.ts'
import type { Session } from '#web/session/session.server.ts'

/** Remembers for an hour that this browser may open the quote request of a link. */
export function rememberOpened(session: Session, { deepLinkCode, email, zipcode }: QuoteRequestLink): void {
  session.openedRequest = JSON.stringify([deepLinkCode, email, zipcode])
}

/** Returns the earlier entries for this link; undefined for another link. */
export function openedLink({ openedRequest }: Session, deepLinkCode: string): QuoteRequestLink | undefined {
  const stored: unknown = openedRequest === undefined ? undefined : JSON.parse(openedRequest)
  if (!Array.isArray(stored)) return undefined
  const [code, email, zipcode] = stored.map(String)
  return code === deepLinkCode && email !== undefined && zipcode !== undefined
    ? { deepLinkCode, email, zipcode }
    : undefined
}

/**
 * Reads the quote request of a link that this browser has opened. `shop` is anonymous: a guest of the context would see
 * only own requests.
 * @returns undefined if it has to be opened first, or if its link has ended.
 */
export async function readOpenedRequest(
  shop: ShopClient,
  session: Session,
  deepLinkCode: string,
): Promise<Order | undefined> {
  const link = openedLink(session, deepLinkCode)
  if (link === undefined) return undefined
  try {
    return await readSentQuoteRequest(shop, link)
  } catch (error) {
    if (!isRefusal(error)) throw error
    session.openedRequest = undefined
    return undefined
  }
}
