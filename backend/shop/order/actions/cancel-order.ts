import { and, eq, isNull, sql } from 'drizzle-orm'
import { shopOrder } from '#backend/database/schema/sales.ts'
import { readBodyText } from '#backend/http/request/read-body-text.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import { lockCurrentCustomer } from '#backend/shop/customer/current-customer.ts'
import { orderState } from '#backend/shop/order/order-parts.ts'
import type { OrderState } from '#contracts/shop/order.ts'
import { isOwnOrder, noOrder } from './own-order.ts'

/**
 * Withdraws a quote request for its sender. It stays stored as cancelled, and sales gets a mail. A second time changes
 * nothing, as in Shopware's `StateMachineRegistry`.
 * @throws ShopError 403 without a customer or guest, 404 for that of another sender.
 */
export const cancelOrder =
  (mail: MailQueue) =>
  async ({ body }: { body: unknown }, context: ShopContext): Promise<OrderState> => {
    const orderId = readBodyText(body, 'orderId')
    await context.db.transaction(async (tx) => {
      const { customerId } = await lockCurrentCustomer(tx, context)
      if (orderId === '') throw noOrderId()
      const own = and(eq(shopOrder.id, orderId), eq(shopOrder.customerId, customerId))
      const cancelled = await tx
        .update(shopOrder)
        .set({ cancelledAt: sql`now()` })
        .where(and(own, isNull(shopOrder.cancelledAt)))
        .returning({ id: shopOrder.id })
      if (cancelled.length > 0) await mail.enqueue(tx, [{ kind: 'cancellation', orderId }])
      else if (!(await isOwnOrder(tx, customerId, orderId))) throw noOrder(orderId)
    })
    mail.wake()
    return orderState('cancelled', context.languageCode)
  }

const noOrderId = (): ShopError =>
  new ShopError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', 'The parameter "orderId" is invalid.', {
    parameters: { parameter: 'orderId' },
  })
