import { ServiceFailure } from '#contracts/failure.ts'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/** Shopware's default maximum. */
const COMMON_LIMIT = 100

/** All matching products, in as many requests as the shop's limit requires. */
export async function readAllProducts(shop: ShopClient, criteria: Criteria, limit: number): Promise<Product[]> {
  try {
    return await readPages(shop, criteria, limit)
  } catch (error) {
    const isRejected = error instanceof ServiceFailure && error.has('FRAMEWORK__QUERY_LIMIT_EXCEEDED')
    if (!isRejected || limit <= COMMON_LIMIT) throw error
    return readPages(shop, criteria, COMMON_LIMIT)
  }
}

async function readPages(shop: ShopClient, criteria: Criteria, limit: number): Promise<Product[]> {
  const page = (number: number) =>
    shop('POST /product', { body: { ...criteria, limit, page: number, 'total-count-mode': 'exact' } })
  const first = await page(1)
  const others = Array.from({ length: Math.max(0, Math.ceil(first.total / limit) - 1) }, (_, index) => index + 2)
  const rest = await Promise.all(others.map(page))
  return rest.length === 0 ? first.elements : [first, ...rest].flatMap(({ elements }) => elements)
}
