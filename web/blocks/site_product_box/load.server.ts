import type { Filter } from '#contracts/shop/criteria.ts'
import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { LISTED_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { type ListedProduct, listProduct } from '#web/catalogue/listing/listed-product.ts'
import { toFamilies } from '#web/catalogue/listing/to-families.server.ts'

interface ProductBoxData {
  products: ListedProduct[]
}

/** The chosen products in the author's order. Those that the shop no longer has are left out. */
export const loadProductBox: BlockLoader<'site_product_box', ProductBoxData> = async (
  { productIds, productNumbers, limit },
  { shop, languages },
) => {
  const wanted = [...productIds, ...productNumbers].slice(0, limit)
  const queries: Filter[] = [
    ...(productIds.length > 0 ? [anyOf('id', productIds)] : []),
    ...(productNumbers.length > 0 ? [anyOf('productNumber', productNumbers)] : []),
  ]
  if (queries.length === 0) return { products: [] }
  const { elements } = await shop('POST /product', {
    body: { limit: wanted.length, filter: [{ type: 'multi', operator: 'or', queries }], includes: LISTED_FIELDS },
  })
  const found = wanted.flatMap(
    (key) => elements.find(({ id, productNumber }) => id === key || productNumber === key) ?? [],
  )
  const families = await toFamilies(shop, found)
  return { products: families.map((product) => listProduct(product, languages)) }
}

const anyOf = (field: string, value: string[]): Filter => ({ type: 'equalsAny', field, value })
