import { ServiceFailure } from '#contracts/failure.ts'
import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/** Number of products in and below each category. An unavailable count is left out, as is that of a folder or link. */
export type ReadTotals = (categories: readonly Category[]) => Promise<Map<string, number>>

/**
 * Reads totals for one page. The Store API gives them only as the total of a listing. Several parts of a page may show
 * the same category, so each is requested once. A failure is passed to `report` and does not fail the page.
 */
export function totalsReader(shop: ShopClient, report: (failure: ServiceFailure) => void): ReadTotals {
  const pending = new Map<string, Promise<number | undefined>>()
  const ask = async (categoryId: string): Promise<number | undefined> => {
    try {
      const body = { limit: 1, 'no-aggregations': true, includes: { product: ['id'] } }
      const { total } = await shop('POST /product-listing/{categoryId}', { path: { categoryId }, body })
      return total
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      report(error)
      return undefined
    }
  }
  return async (categories) => {
    const totals = await Promise.all(
      categories
        .filter(({ type }) => type === 'page')
        .map(async ({ id }) => {
          const total = pending.get(id) ?? ask(id)
          pending.set(id, total)
          return [id, await total] as const
        }),
    )
    return new Map(totals.filter((pair): pair is readonly [string, number] => pair[1] !== undefined))
  }
}
