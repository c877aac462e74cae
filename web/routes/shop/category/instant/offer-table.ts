import { shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import type { Route } from './+types/offer-table'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** Data for filtering a category's list in the browser, as JSON; null if the shop does not provide it. */
export async function loader({ params: { categoryId }, request, context }: Route.LoaderArgs) {
  if (!isId(categoryId)) return new Response(null, { status: 404 })
  const order = new URL(request.url).searchParams.get('order')
  const { aggregations } = await context.get(shopContext)('POST /product-listing/{categoryId}', {
    path: { categoryId },
    body: { limit: 1, 'only-aggregations': true, offers: true, ...(order ? { order } : {}) },
  })
  return Response.json(Array.isArray(aggregations) ? null : (aggregations.offers?.table ?? null))
}
