import type { Criteria } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { readAllPages } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/** All matching products, in as many requests as the shop's limit requires. */
export const readAllProducts = (shop: ShopClient, criteria: Criteria, limit: number): Promise<Product[]> =>
  readAllPages((page) => shop('POST /product', { body: { ...criteria, ...page } }), limit)
