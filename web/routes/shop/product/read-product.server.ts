import { data, type RouterContextProvider } from 'react-router'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { CrossSellingElement, Product } from '#contracts/shop/product.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { LISTED_FIELDS, VARIANT_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { shopContext } from '#web/app/context.ts'
import { resolveSeoPath } from '#web/catalogue/seo/resolve-seo-path.server.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'

const WITH_GROUP = { associations: { group: {} } }
const VARIANT_ASSOCIATIONS = { options: WITH_GROUP, properties: WITH_GROUP, deliveryTime: {} }
const PICTURE: Criteria = { associations: { media: {}, deliveryTime: {} } }

/** Id of the product that an address names by seo path or id; 404 for neither. */
export async function findProductId(
  address: string | undefined,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  const id = await resolveSeoPath(context.get(shopContext), address ?? '', 'frontend.detail.page')
  if (!id) throw data({ code: 404 }, { status: 404 })
  return id
}

interface Family {
  /** What the page shows: a parent, or a product without variants. */
  parent: Product
  /** Number of the variant whose id was given. */
  variant: string | undefined
}

/**
 * The family that a product or variant belongs to; 404 when there is none. It is read from the list: the product's own
 * call answers a parent's id with one of its variants.
 */
export async function readFamily(shop: ShopClient, productId: string): Promise<Family> {
  const product = await readOne(shop, productId)
  if (!product.parentId) return { parent: product, variant: undefined }
  return { parent: await readOne(shop, product.parentId), variant: product.productNumber }
}

async function readOne(shop: ShopClient, id: string): Promise<Product> {
  const { elements } = await shop('POST /product', { body: { ids: [id], ...PICTURE } })
  const [product] = elements
  if (product === undefined) throw data({ code: 404 }, { status: 404 })
  return product
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

/** A variant by its id; undefined for one that the shop does not show. */
export const readVariant = async (shop: ShopClient, id: string): Promise<Product | undefined> =>
  (await readMatching(shop, 'id', [id], 1))[0]

/** The steel C-profiles that fit one of the variants. */
export const readCProfiles = async (shop: ShopClient, ids: readonly string[], limit: number): Promise<Product[]> =>
  ids.length > 0 ? readMatching(shop, 'id', ids, limit) : []

export const readCrossSelling = (shop: ShopClient, productId: string): Promise<CrossSellingElement[]> =>
  shop('POST /product/{productId}/cross-selling', { path: { productId }, body: { includes: LISTED_FIELDS } })
