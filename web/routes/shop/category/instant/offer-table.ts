import { ServiceFailure } from '#contracts/failure.ts'
import { shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { withKnownOrder } from '#web/catalogue/listing/known-order.server.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { parseListingQuery } from '#web/routes/shop/category/listing/listing-query.ts'
import type { Route } from './+types/offer-table'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** Data for filtering a category's list in the browser, as JSON; null if the shop does not provide it. */
export async function loader({ params: { categoryId }, request, context }: Route.LoaderArgs) {
  if (!isId(categoryId)) return new Response(null, { status: 404 })
  const shop = context.get(shopContext)
  const { order: asked } = parseListingQuery(new URL(request.url).searchParams)
  try {
    const { aggregations } = await withKnownOrder(asked, (order) =>
      shop('POST /product-listing/{categoryId}', {
        path: { categoryId },
        body: { limit: 1, 'only-aggregations': true, offers: true, ...(order ? { order } : {}) },
      }),
    )
    return Response.json(Array.isArray(aggregations) ? null : (aggregations.offers?.table ?? null))
  } catch (error) {
    if (error instanceof ServiceFailure && error.has('PRODUCT__CATEGORY_NOT_FOUND')) {
      return new Response(null, { status: 404 })
    }
    throw error
  }
}
