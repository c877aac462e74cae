import { ServiceFailure } from '#contracts/failure.ts'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { COMMON_LIMIT, readAllPages } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

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

const readPages = (shop: ShopClient, criteria: Criteria, limit: number): Promise<Product[]> =>
  readAllPages((page) => shop('POST /product', { body: { ...criteria, ...page } }), limit)
