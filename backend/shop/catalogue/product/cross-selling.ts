import { eq } from 'drizzle-orm'
import { product } from '#backend/database/schema/catalogue.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import type { CrossSellingElement } from '#contracts/shop/product.ts'
import { readCrossSellingOf } from './cross-selling-rows.ts'
import { loadProducts } from './load-products.ts'

interface Given {
  path: { productId: string }
  body: { includes?: unknown }
}

/** Returns the cross-selling of a product, list by list. A variant has its parent's lists, an unknown product none. */
export async function listCrossSelling({ path, body }: Given, context: ShopContext): Promise<CrossSellingElement[]> {
  const { db, languageCode, settings } = context
  const productId = checkId(path.productId)
  const { associations } = readCriteria(body, settings.maxLimit)
  const [row] = await db.select({ parentId: product.parentId }).from(product).where(eq(product.id, productId))
  const family = [productId, row?.parentId ?? productId]
  const byProduct = await readCrossSellingOf(db, languageCode, family)
  const lists = family.map((id) => byProduct.get(id) ?? []).find((found) => found.length > 0) ?? []
  const ids = [...new Set(lists.flatMap(({ productIds }) => productIds))]
  const requested = readRequestedFields('product', { associations, includes: body.includes }, ['cover', 'deliveryTime'])
  const products = new Map((await loadProducts(context, ids, requested)).map((found) => [found.id, found]))
  return lists.map((list) => {
    const members = list.productIds.flatMap((id) => products.get(id) ?? [])
    return struct('cross_selling_element', {
      crossSelling: list.crossSelling,
      products: members,
      total: members.length,
      streamId: null,
    })
  })
}
