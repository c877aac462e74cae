import { checkId } from '#backend/shop/criteria/check-id.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult } from '#backend/http/struct.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'

interface Given {
  path: { productId: string }
  body: object
}

/** Returns an empty list, because there are no reviews. The official product page reads it. */
export async function listReviews({ path, body }: Given, { settings }: ShopContext): Promise<SearchResult<never>> {
  checkId(path.productId)
  const { page, limit } = readCriteria(body, settings.maxLimit)
  return searchResult<never>('product_review', [], { total: 0, page, limit })
}
