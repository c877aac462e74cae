import { data } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { CrossSellingElement, Product } from '#contracts/shop/product.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { LISTED_FIELDS, VARIANT_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'

const VARIANT_ASSOCIATIONS = { options: { associations: { group: {} } }, deliveryTime: {} }
const PICTURE: Criteria = { associations: { media: {}, deliveryTime: {} } }

/**
 * The parent that a page shows. Asked for a parent, a Shopware may answer with its best variant, and an address may
 * name a variant: both lead to the parent. 404 when there is none.
 */
export async function readParent(shop: ShopClient, productId: string): Promise<Product> {
  try {
    const { product } = await shop('POST /product/{productId}', { path: { productId }, body: PICTURE })
    if (!product.parentId) return product
    const { elements } = await shop('POST /product', { body: { ids: [product.parentId], ...PICTURE } })
    return elements[0] ?? product
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure.status === 404) throw data({ code: 404 }, { status: 404 })
    throw error
  }
}

const readMatching = (shop: ShopClient, field: 'id' | 'parentId', ids: readonly string[], limit: number) =>
  readAllProducts(
    shop,
    {
      filter: [{ type: 'equalsAny', field, value: [...ids] }],
      associations: VARIANT_ASSOCIATIONS,
      includes: VARIANT_FIELDS,
    },
    limit,
  )

/** The variants of all these products. */
export const readVariantsOf = (shop: ShopClient, parents: readonly Product[], limit: number): Promise<Product[]> =>
  readMatching(
    shop,
    'parentId',
    parents.map(({ id }) => id),
    limit,
  )

/** Its variants; the product itself where it has none. */
export async function readVariants(shop: ShopClient, parent: Product, limit: number): Promise<Product[]> {
  const variants = await readVariantsOf(shop, [parent], limit)
  return variants.length > 0 ? variants : [parent]
}

/** The steel C-profiles that fit one of the variants. */
export const readCProfiles = async (shop: ShopClient, ids: readonly string[], limit: number): Promise<Product[]> =>
  ids.length > 0 ? readMatching(shop, 'id', ids, limit) : []

export const readCrossSelling = (shop: ShopClient, productId: string): Promise<CrossSellingElement[]> =>
  shop('POST /product/{productId}/cross-selling', { path: { productId }, body: { includes: LISTED_FIELDS } })
