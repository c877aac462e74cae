import type { Order } from '#contracts/shop/order.ts'
import { readDetails } from '#contracts/shop/request-details.ts'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { toShownRequest } from '#web/quote-request/shown-quote-request.ts'
import type { ShownRequest } from '#web/quote-request/shown-quote-request.ts'

/** Positions that a row shows; the page of the request has all. */
const MOST_SHOWN = 5

/** A quote request in the history. */
export interface HistoryEntry extends Pick<ShownRequest, 'number' | 'state'> {
  id: string
  /** ISO time. */
  sentAt: string
  /** The customer's own number of the request; empty if there is none. */
  ownNumber: string
  /** Number of all positions. */
  positions: number
  first: Pick<
    QuoteRequestPosition,
    'id' | 'name' | 'productNumber' | 'picture' | 'options' | 'format' | 'cutLength' | 'quantity'
  >[]
}

export function toHistoryEntry(order: Order): HistoryEntry {
  const { number, state, request } = toShownRequest(order)
  return {
    id: order.id,
    number,
    state,
    sentAt: request.sentAt,
    ownNumber: readDetails(request.comment).orderNumber,
    positions: request.lines.length,
    first: request.lines
      .slice(0, MOST_SHOWN)
      .map(({ id, name, productNumber, picture, options, format, cutLength, quantity }) => ({
        id,
        name,
        productNumber,
        picture,
        options,
        format,
        cutLength,
        quantity,
      })),
  }
}
