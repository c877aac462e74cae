import { ServiceFailure } from '#contracts/failure.ts'
import { COPY_FIELD, type Order } from '#contracts/shop/order.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { SentQuoteRequest } from '#web/session/sent-quote-request.ts'
import type { Session } from '#web/session/session.server.ts'
import { toQuoteRequestPosition } from './quote-request-positions.ts'

/** The hash of no cart: nothing can be ordered with it, but an existing order is found by its key. */
export const NO_CART = '0'.repeat(64)

/**
 * Recovers a quote request whose response got lost: the visitor returns to an empty cart. The shop knows the key of the
 * last summary. This only reads; it never orders, even if the cart has been filled again.
 * @returns whether there was one; the confirmation then shows its number.
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

/** Stores a sent quote request for the confirmation, and to recognise the same form. */
export function rememberQuoteRequest(session: Session, order: Order, key: string) {
  const [first] = order.lineItems ?? []
  const addresses = order.addresses ?? []
  const billing = addresses.find(({ id }) => id === order.billingAddressId) ?? addresses[0]
  session.sentQuoteRequest = {
    number: order.orderNumber,
    email: order.orderCustomer?.email ?? '',
    key,
    picture: (first && toQuoteRequestPosition(first).picture?.url) ?? '',
    deepLinkCode: order.deepLinkCode ?? '',
    zipcode: billing?.zipcode ?? '',
    attachments: session.attachmentFolder ?? '',
    isCopyLeftOut: order.customFields?.[COPY_FIELD] === 'left-out',
  }
  // A guest context serves one quote request: the next one begins with a new context. A customer stays signed in.
  if (!session.isSignedIn) session.contextToken = undefined
  session.cartCount = 0
  session.cartLines = undefined
  session.attachmentFolder = undefined
  session.shownQuoteRequestKey = undefined
}

const WITH_PLACE = { associations: { country: {}, salutation: {} } }
/** Associations of a quote request that is shown as a whole. */
export const WHOLE_QUOTE_REQUEST = {
  lineItems: { associations: { cover: {} } },
  billingAddress: WITH_PLACE,
  deliveries: { associations: { shippingOrderAddress: WITH_PLACE } },
  stateMachineState: {},
}

/** Data that opens a quote request for a reader of its mail. */
export type QuoteRequestLink = Pick<SentQuoteRequest, 'email' | 'deepLinkCode' | 'zipcode'>

/** Reads a sent quote request as its guest may, without a context; undefined if the shop does not know it any more. */
export async function readSentQuoteRequest(
  shop: ShopClient,
  { email, deepLinkCode, zipcode }: QuoteRequestLink,
): Promise<Order | undefined> {
  if (deepLinkCode === '') return undefined
  const { orders } = await shop('POST /order', {
    body: {
      filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
      email,
      zipcode,
      limit: 1,
      associations: WHOLE_QUOTE_REQUEST,
    },
  })
  return orders.elements[0]
}
