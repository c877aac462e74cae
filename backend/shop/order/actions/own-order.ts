import { and, eq } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { shopOrder } from '#backend/database/schema/sales.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { readSession } from '#backend/shop/session/session.ts'

/**
 * Returns the id of the customer or guest of the context.
 * @throws ShopError 403 if there is none.
 */
export async function readSenderId({ db, token, isNewToken }: ShopContext): Promise<string> {
  const { customerId } = isNewToken ? { customerId: null } : await readSession(db, token)
  if (customerId === null) throw notLoggedIn()
  return customerId
}

/** Whether a quote request is that of the customer or guest. */
export const isOwnOrder = async (db: Database, customerId: string, orderId: string): Promise<boolean> =>
  (await db.$count(shopOrder, and(eq(shopOrder.id, orderId), eq(shopOrder.customerId, customerId)))) > 0

/** The error for an unknown quote request, and for that of another sender. */
export const noOrder = (orderId: string): ShopError =>
  new ShopError(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Order with id ${orderId} not found.`, {
    parameters: { orderId },
  })
