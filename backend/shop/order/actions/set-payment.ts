import { readBodyText } from '#backend/http/request/read-body-text.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { PAYMENT_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import type { SuccessResponse } from '#contracts/shop/customer.ts'
import { isOwnOrder, noOrder, readSenderId } from './own-order.ts'

/**
 * Sets the payment method of the sender's quote request. There is one, so nothing changes.
 * @throws ShopError 403 without a customer or guest, 404 for an order of another sender and for another method.
 */
export async function setOrderPayment({ body }: { body: unknown }, context: ShopContext): Promise<SuccessResponse> {
  const customerId = await readSenderId(context)
  const orderId = checkId(readBodyText(body, 'orderId'))
  if (!(await isOwnOrder(context.db, customerId, orderId))) throw noOrder(orderId)
  const id = readBodyText(body, 'paymentMethodId')
  if (id !== PAYMENT_METHOD.id) throw notAvailable(id)
  return struct('array_struct', { success: true })
}

const notAvailable = (id: string): ShopError =>
  new ShopError(
    404,
    'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    `The payment method with id ${id} is not available.`,
    { parameters: { id } },
  )
