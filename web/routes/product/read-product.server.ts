import { data } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { CrossSellingElement, Product } from '#contracts/shop/product.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { readAllProducts } from '#web/shop/read-all.server.ts'

const VARIANT_ASSOCIATIONS = { options: { associations: { group: {} } }, deliveryTime: {} }
/** All that `versionOf` reads. */
const VARIANT_FIELDS = [
  'id',
  'parentId',
  'productNumber',
  'available',
  'availableStock',
  'childCount',
  'weight',
  'calculatedPrice',
  'calculatedCheapestPrice',
  'cover',
  'deliveryTime',
  'options',
  'customFields',
  'translated',
]
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

/** Its variants; the product itself where it has none. */
export async function readVariants(shop: ShopClient, parent: Product, limit: number): Promise<Product[]> {
  const variants = await readAllProducts(
    shop,
    {
      filter: [{ type: 'equals', field: 'parentId', value: parent.id }],
      associations: VARIANT_ASSOCIATIONS,
      includes: { product: VARIANT_FIELDS },
    },
    limit,
  )
  return variants.length > 0 ? variants : [parent]
}

/** The steel C-profiles that fit one of the versions. */
export async function readCProfiles(shop: ShopClient, ids: readonly string[], limit: number): Promise<Product[]> {
  if (ids.length === 0) return []
  return readAllProducts(
    shop,
    {
      filter: [{ type: 'equalsAny', field: 'id', value: [...ids] }],
      associations: VARIANT_ASSOCIATIONS,
      includes: { product: VARIANT_FIELDS },
    },
    limit,
  )
}

export const readCrossSelling = (shop: ShopClient, productId: string): Promise<CrossSellingElement[]> =>
  shop('POST /product/{productId}/cross-selling', { path: { productId }, body: {} })
