import { sessionContext, shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { toListLines } from '#web/cart/list-entry/cart-lines.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { LINE_FIELDS, productsOf, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { m } from '#web/i18n/messages.ts'
import { csvResponse } from './csv-response.ts'
import type { Route } from './+types/cart-list'

export const handle = { caching: 'never' } satisfies RouteHandle

/** The visitor's cart as a list; entered again it is the same cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const hasSession = context.get(sessionContext).contextToken !== undefined
  const lines = hasSession ? toListLines(productsOf(await readCartFields(context.get(shopContext), LINE_FIELDS))) : []
  return csvResponse(writeList(lines), `${m.list_cart_file()}.csv`)
}
