import type { Filter } from '#contracts/shop/criteria.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { chunksOf, isOrderable } from '#web/cart/list-entry/find-products.server.ts'
import { purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import { ORDERED_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { Variant } from './variants/variant.ts'

/** The facts by which an addition to the cart is checked. */
export type Orderable = Pick<Variant, 'id' | 'number' | 'cut' | 'format' | 'cProfiles' | 'purchase'>

/**
 * Reads what these keys name and the cart takes: variants, and products without any. What the shop does not show is
 * missing, and so are families.
 */
export async function readOrderable(
  shop: ShopClient,
  { numbers = [], ids = [] }: { numbers?: readonly string[]; ids?: readonly string[] },
  limit: number,
): Promise<Orderable[]> {
  const wanted = [
    ...numbers.filter(Boolean).map((value) => ({ field: 'productNumber', value })),
    ...ids.filter(isId).map((value) => ({ field: 'id', value })),
  ]
  const found: Orderable[] = []
  for (const some of chunksOf(wanted, limit)) {
    const queries = ['productNumber', 'id'].flatMap((field): Filter[] => {
      const values = some.flatMap((key) => (key.field === field ? [key.value] : []))
      return values.length > 0 ? [{ type: 'equalsAny', field, value: values }] : []
    })
    const criteria = {
      filter: [{ type: 'multi' as const, operator: 'or' as const, queries }],
      includes: ORDERED_FIELDS,
    }
    for (const product of await readAllProducts(shop, criteria, limit)) {
      if (!isOrderable(product)) continue
      const { cut, format, cProfiles } = factsOf(product)
      const purchase = purchaseBoundsOf(product)
      found.push({ id: product.id, number: product.productNumber, cut, format, cProfiles, purchase })
    }
  }
  return found
}
