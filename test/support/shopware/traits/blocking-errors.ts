import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import {
  changeStructs,
  isJsonObject,
  isOperation,
  refusalAnswer,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

/** Its default salutation is given to the customer and the billing address only (observed, S1). */
const WITHOUT_SALUTATION = 'salutation-missing-shipping-address'

/**
 * Errors that block an order are in the cart before it is ordered (observed, S1 and S8). The order is refused with a
 * status of 500 that names them.
 * @param always keys of the errors of each cart, as without an active payment method.
 */
export const blockingErrors =
  (always: ReadonlySet<string>): ShopwareTrait =>
  (answer) => {
    /** Of a guest or customer whose delivery address came without a salutation. */
    const unaddressed = new Set<string>()
    const keysOf = (token: string) => [...always, ...(unaddressed.has(token) ? [WITHOUT_SALUTATION] : [])]
    return async (call) => {
      const token = call.headers.get(CONTEXT_TOKEN) ?? ''
      const keys = keysOf(token)
      if (isOperation(call, 'POST /checkout/order') && keys.length > 0)
        return refusalAnswer(
          call,
          500,
          'CHECKOUT__CART_INVALID',
          `The cart is invalid, got ${keys.length} error(s): ${keys.join(', ')}`,
        )
      const given = await answer(call)
      const after = given.headers.get(CONTEXT_TOKEN) ?? token
      const address = call.body['shippingAddress']
      if (isOperation(call, 'POST /account/register') && given.status < 300 && isJsonObject(address))
        if (typeof address['salutationId'] !== 'string') unaddressed.add(after)
      changeStructs(given.json, (alias, struct) => {
        if (alias !== 'cart' || keysOf(after).length === 0) return
        const before = isJsonObject(struct['errors']) ? struct['errors'] : {}
        struct['errors'] = { ...before, ...Object.fromEntries(keysOf(after).map((key) => [key, errorOf(key)])) }
      })
      return given
    }
  }

const errorOf = (messageKey: string) => ({
  key: messageKey,
  level: 10,
  message: messageKey,
  messageKey,
  code: 0,
  parameters: [],
  block: true,
  blockResubmit: true,
})
