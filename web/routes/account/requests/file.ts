import { sessionContext, shopContext, shopForLocaleContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { readOpenedRequest } from '#web/quote-request/opened-quote-request.server.ts'
import { readOwnRequest } from '#web/quote-request/read-quote-requests.server.ts'
import { requestFile } from '#web/quote-request/quote-request-file.server.ts'
import type { Route } from './+types/file'

export const handle = { caching: 'never' } satisfies RouteHandle

/**
 * A quote request as PDF or CSV, below each of its pages. It is for its customer, and for a browser that has opened its
 * link. One route for both, because the scripts of every page list all routes.
 */
export async function loader({ params: { source, id, kind }, request, context }: Route.LoaderArgs) {
  if (source === 'order') {
    const shop = context.get(shopForLocaleContext)(getLocale())
    return requestFile(context, await readOpenedRequest(shop, context.get(sessionContext), id), kind)
  }
  await requireCustomer(context, request)
  const isOwn = source === 'orderhistory' && isId(id)
  return requestFile(context, isOwn ? await readOwnRequest(context.get(shopContext), 'id', id) : undefined, kind)
}
