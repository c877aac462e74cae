import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CONTEXT_TOKEN, IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'

type CallInit = Parameters<ServiceFetch>[1]

/** Fields that a Shopware stores with an order and finds it by, for customers and guests (observed, S21). */
export const ORDER_MARKS = ['campaignCode', 'affiliateCode'] as const
export type OrderMark = (typeof ORDER_MARKS)[number]

/** Parts of an order that the confirmation shows. The response to a new order has them. */
const ASSOCIATIONS = { lineItems: { associations: { cover: {} } }, addresses: {}, orderCustomer: {} }

const listSchema = z.object({ orders: z.object({ elements: z.array(z.looseObject({ orderNumber: z.string() })) }) })

/** The key of a form as an order has it. */
const markOf = (key: string): string => `form-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`

/** Puts the key of a form into its order. */
export function markOrder(field: OrderMark, init: CallInit): CallInit {
  const key = init.headers[IDEMPOTENCY_KEY]
  const body: unknown = JSON.parse(init.body ?? '{}')
  return key === undefined ? init : { ...init, body: JSON.stringify({ ...Object(body), [field]: markOf(key) }) }
}

/**
 * Asks the shop for the order of a form. Another process may have sent it, or its answer got lost.
 * @returns the order as if it were new, or the shop's failure; undefined if the shop knows of none.
 */
export async function findMarkedOrder(
  fetch: ServiceFetch,
  field: OrderMark,
  url: string,
  init: CallInit,
): Promise<Response | undefined> {
  const key = init.headers[IDEMPOTENCY_KEY]
  if (key === undefined) return undefined
  const filter = [{ type: 'equals', field, value: markOf(key) }]
  const body = JSON.stringify({ filter, limit: 1, associations: ASSOCIATIONS })
  const response = await fetch(url.replace(/\/checkout\/order$/, '/order'), { ...init, body })
  // A shop that cannot tell, or a visitor who is not signed in: the sending says more.
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined
  if (!response.ok) return response
  const [order] = listSchema.parse(JSON.parse(await response.text())).orders.elements
  const token = response.headers.get(CONTEXT_TOKEN)
  return order && Response.json(order, { headers: token ? { [CONTEXT_TOKEN]: token } : {} })
}
