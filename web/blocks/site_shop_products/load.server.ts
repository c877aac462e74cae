import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { LISTED_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { toFamilies } from '#web/catalogue/listing/to-families.server.ts'
import { type ListedProduct, listProduct } from '#web/catalogue/listing/listed-product.ts'

interface ShopProductsData {
  products: ListedProduct[]
}

export const loadShopProducts: BlockLoader<'site_shop_products', ShopProductsData> = async (
  { categoryId, limit, sorting },
  { shop, languages },
) => {
  const body = { limit, 'no-aggregations': true, includes: LISTED_FIELDS, ...(sorting && { order: sorting }) }
  const { elements } = await shop('POST /product-listing/{categoryId}', { path: { categoryId }, body })
  const families = await toFamilies(shop, elements)
  return { products: families.map((product) => listProduct(product, languages)) }
}
