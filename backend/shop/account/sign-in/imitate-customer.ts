import { readBodyText } from '#backend/http/request/read-body-text.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { violation } from '#backend/shop/customer/registration.ts'

/**
 * Signs a member of the company in as a customer. The shop has no users who may do so: each token is invalid, whether
 * the customer exists or not.
 * @throws ShopError 400.
 */
export async function imitateCustomer({ body }: { body: unknown }): Promise<never> {
  const blank = ['token', 'customerId', 'userId'].filter((name) => readBodyText(body, name) === '')
  if (blank.length > 0) throw ShopError.violations(blank.map((name) => violation('IS_BLANK_ERROR', `/${name}`)))
  const token = readBodyText(body, 'token')
  throw new ShopError(400, 'CHECKOUT__IMITATE_CUSTOMER_INVALID_TOKEN', `The token "${token}" is invalid.`, {
    parameters: { token },
  })
}
