import { data, type RouterContextProvider } from 'react-router'
import { attachmentsContext, shopContext } from '#web/app/context.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { readOwnRequest } from '#web/quote-request/read-quote-requests.server.ts'
import { requestAgain } from '#web/quote-request/again/request-again.server.ts'
import { toShownRequest } from '#web/quote-request/shown-quote-request.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Loads one quote request of the customer.
 * @throws 404 for an unknown one and for one of another customer, without a difference.
 */
export async function loadPastRequest(context: Context, request: Request, id: string) {
  await requireCustomer(context, request)
  const order = isId(id) ? await readOwnRequest(context.get(shopContext), 'id', id) : undefined
  if (order === undefined) throw data(null, { status: 404 })
  const attachments = (await context.get(attachmentsContext)?.ofRequest(order.id)) ?? []
  return { screen: 'request' as const, id: order.id, shown: toShownRequest(order), attachments }
}

/** Requests it again. */
export async function pastRequestAction(context: Context, request: Request, id: string) {
  await requireCustomer(context, request)
  const read = async () => (isId(id) ? readOwnRequest(context.get(shopContext), 'id', id) : undefined)
  return runFormAction(requestAgain(read), await readForm(request), context)
}
