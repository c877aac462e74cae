import { shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { requireCustomer } from '#web/customer/account/require-customer.server.ts'
import { readPersonalData } from '#web/customer/personal-data.server.ts'
import type { Route } from './+types/data-file'

export const handle = { caching: 'never' } satisfies RouteHandle

/** Everything that is stored of a signed-in customer, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const text = JSON.stringify(await readPersonalData(context.get(shopContext)), undefined, 2)
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="data.json"',
      'cache-control': 'no-store',
    },
  })
}
