import { readBodyText } from '#backend/http/request/read-body-text.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { violation } from '#backend/shop/customer/registration.ts'
import { isOwnOrder, readSenderId } from './own-order.ts'

/**
 * Returns where the sender of a quote request pays: nowhere.
 * @throws ShopError 403 without a customer or guest, 400 without an order, 404 for that of another sender.
 */
export async function handlePayment({ body }: { body: unknown }, context: ShopContext) {
  const customerId = await readSenderId(context)
  const orderId = readBodyText(body, 'orderId')
  if (orderId === '') throw ShopError.violations([violation('IS_BLANK_ERROR', '/orderId')])
  if (!(await isOwnOrder(context.db, customerId, orderId))) throw invalidOrder(orderId)
  return struct('array_struct', { redirectUrl: null })
}

const invalidOrder = (orderId: string): ShopError =>
  new ShopError(404, 'CHECKOUT__INVALID_ORDER_ID', `The order with id ${orderId} is invalid or could not be found.`, {
    parameters: { orderId },
  })
