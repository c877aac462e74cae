import type { Order } from '#contracts/shop/order.ts'
import { WHOLE_QUOTE_REQUEST } from './sent-quote-request.server.ts'
import { COMMON_LIMIT } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/** Quote requests that the history shows at a time. */
export const HISTORY_PAGE = 10

/** Reads the newest `count` quote requests of the customer, and the number of all. */
export async function readNewestRequests(
  shop: ShopClient,
  count: number,
): Promise<{ requests: Order[]; total: number }> {
  const requests: Order[] = []
  // Every shop allows as many in one response.
  const limit = Math.min(count, COMMON_LIMIT)
  let total = Infinity
  for (let page = 1; requests.length < Math.min(count, total); page++) {
    const { orders } = await shop('POST /order', {
      body: {
        page,
        limit,
        'total-count-mode': 'exact',
        sort: [{ field: 'orderDateTime', order: 'DESC' }],
        associations: { lineItems: { associations: { cover: {} } }, stateMachineState: {} },
      },
    })
    total = orders.total
    if (orders.elements.length === 0) break
    requests.push(...orders.elements)
  }
  return { requests: requests.slice(0, count), total: Number.isFinite(total) ? total : 0 }
}

/** Reads a quote request of the customer; undefined for an unknown one and for one of another customer. */
export async function readOwnRequest(
  shop: ShopClient,
  field: 'id' | 'deepLinkCode',
  value: string,
): Promise<Order | undefined> {
  const filter = [{ type: 'equals' as const, field, value }]
  const { orders } = await shop('POST /order', { body: { filter, limit: 1, associations: WHOLE_QUOTE_REQUEST } })
  return orders.elements[0]
}
