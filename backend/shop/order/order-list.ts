import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult, struct } from '#backend/http/struct.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { CheckedCriteria } from '#backend/shop/criteria/read-criteria.ts'
import { readIds } from '#backend/shop/criteria/read-ids.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { readSession } from '#backend/shop/session/session.ts'
import type { OrderList } from '#contracts/shop/order.ts'
import type { PrintRequest } from './document/print-request.ts'
import { findLinkedOrder } from './linked-order.ts'
import type { ShownOfOrder } from './order-parts.ts'
import { orderStruct } from './order-struct.ts'
import { readOrder } from './read-order.ts'

/** Associations that the route always returns. */
const ALWAYS = ['billingAddress', 'documents']

const FIELDS = {
  entity: 'order',
  fields: {
    id: { kind: 'id', sql: sql`o.id` },
    orderNumber: { kind: 'text', sql: sql`o.order_number` },
    deepLinkCode: { kind: 'id', sql: sql`o.deep_link_code` },
    createdAt: { kind: 'date', sql: sql`o.created_at` },
    orderDateTime: { kind: 'date', sql: sql`o.created_at` },
    orderDate: { kind: 'date', sql: sql`o.created_at` },
    amountTotal: { kind: 'number', sql: sql`o.amount_net` },
  },
} as const

interface Given {
  body: { email?: unknown; zipcode?: unknown }
}

/**
 * Returns the quote requests of the context's guest. A deep link returns its one to a caller with the guest's e-mail
 * address and zip code.
 * @param print undefined if this installation prints none: then they have no documents.
 * @throws ShopError 403 without a guest and a deep link, or if the guest is another one.
 */
export const listOrders =
  (print: PrintRequest | undefined) =>
  async ({ body }: Given, context: ShopContext): Promise<OrderList> => {
    const { db, settings, token, isNewToken } = context
    const criteria = readCriteria(body, settings.maxLimit)
    const session = isNewToken ? undefined : await readSession(db, token)
    const customerId = session?.customerId
    const mine = customerId ? sql`o.customer_id = ${customerId}` : await readableBy(body, criteria, context)
    const source = { from: sql`shop_order o`, id: sql`o.id`, where: mine, order: sql`o.created_at`, fields: FIELDS }
    const found = await readIds(db, source, criteria)
    const requested = readRequestedFields('order', criteria, ALWAYS)
    const shows: ShownOfOrder = (association, below) =>
      below === undefined ? requested.association(association) : requested.nested(association, below)
    const orders = []
    for (const id of found.ids)
      orders.push(orderStruct(await readOrder(context, id), shows, context.languageCode, print !== undefined))
    return struct('order-route-response-struct', {
      orders: searchResult('order', orders, { total: found.total, page: criteria.page, limit: criteria.limit }),
      paymentChangeable: [] as [],
    })
  }

/** Condition for a deep link: the one order. */
async function readableBy(body: Given['body'], { filter }: CheckedCriteria, context: ShopContext): Promise<SQL> {
  const link = filter.find((one) => one.type === 'equals' && one.field.replace(/^order\./, '') === 'deepLinkCode')
  const code = link?.type === 'equals' ? link.value : undefined
  if (typeof code !== 'string') throw notLoggedIn()
  const { id } = await findLinkedOrder(code, body ?? {}, context)
  return sql`o.id = ${id}`
}
