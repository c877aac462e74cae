import { ServiceFailure } from '#contracts/failure.ts'
import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/**
 * Number of products in and below each category: the Store API tells it only as the total of a listing. A count that
 * cannot be had is left out, told to `report`, and does not fail the page.
 */
export async function readCategoryTotals(
  shop: ShopClient,
  categories: readonly Category[],
  report: (failure: ServiceFailure) => void,
): Promise<Map<string, number>> {
  const totals = await Promise.all(
    categories.map(async ({ id }): Promise<[string, number] | undefined> => {
      try {
        const body = { limit: 1, 'no-aggregations': true, includes: { product: ['id'] } }
        const { total } = await shop('POST /product-listing/{categoryId}', { path: { categoryId: id }, body })
        return [id, total]
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error
        report(error)
        return undefined
      }
    }),
  )
  return new Map(totals.filter((pair) => pair !== undefined))
}
