import type { Filter } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { COMMON_LIMIT } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { ShopLanguages } from './shop-languages.ts'

/** Families and single products in one language of the shop, with the variants of each. */
export interface FamiliesInLanguage {
  families: ReadonlyMap<string, Product>
  variants: ReadonlyMap<string, Product[]>
}

/** Of `translated` a Shopware leaves only what is named without it, too. */
const translated = (...names: string[]): string[] => names.flatMap((name) => [name, `translated.${name}`])

const PLAIN_FIELDS = [
  'id',
  'parentId',
  'productNumber',
  'childCount',
  'seoUrls',
  'cover',
  'categoryIds',
  'options',
  'properties',
  'calculatedPrice',
  'calculatedPrices',
  'minPurchase',
  'available',
  'availableStock',
  'ean',
  'manufacturerNumber',
  'manufacturer',
]
const FACTS = ['priceOnRequest', 'cut', 'format', 'dimensions', 'highlights', 'documents', 'language']

const INCLUDES = {
  product: [
    ...PLAIN_FIELDS,
    ...translated('name', 'description', 'metaDescription'),
    ...FACTS.map((name) => `customFields.profilwerk.${name}`),
  ],
  product_media: ['media'],
  media: ['url', 'thumbnails'],
  media_thumbnail: ['url', 'width'],
  calculated_price: ['unitPrice', 'quantity'],
  product_manufacturer: translated('name'),
  property_group: ['id', 'position', 'visibleOnProductDetailPage', ...translated('name')],
  property_group_option: ['id', 'groupId', 'group', 'position', ...translated('name')],
  seo_url: ['seoPathInfo'],
}
const WITH_GROUP = { associations: { group: {} } }
const ASSOCIATIONS = { options: WITH_GROUP, properties: WITH_GROUP, manufacturer: {} }

/** Reads families with their variants in each language of the shop, by the id of the language. */
export async function readShopFamilies(
  { all }: ShopLanguages,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FamiliesInLanguage>> {
  const read = new Map<string, FamiliesInLanguage>()
  for (const { id, shop } of all) {
    const families = await readProducts(shop, { type: 'equalsAny', field: 'id', value: [...ids] })
    const parents = families.filter(({ childCount }) => childCount).map((family) => family.id)
    const variants = new Map<string, Product[]>()
    if (parents.length > 0)
      for (const variant of await readProducts(shop, { type: 'equalsAny', field: 'parentId', value: parents })) {
        const siblings = variants.get(variant.parentId ?? '') ?? []
        variants.set(variant.parentId ?? '', [...siblings, variant])
      }
    read.set(id, { families: new Map(families.map((family) => [family.id, family])), variants })
  }
  return read
}

/** All products of a filter, a page after the other. */
async function readProducts(shop: ShopClient, filter: Filter): Promise<Product[]> {
  const found: Product[] = []
  const body = { filter: [filter], includes: INCLUDES, associations: ASSOCIATIONS, limit: COMMON_LIMIT }
  for (let page = 1; ; page += 1) {
    const { elements } = await shop('POST /product', { body: { ...body, page, sort: [{ field: 'productNumber' }] } })
    found.push(...elements)
    if (elements.length < COMMON_LIMIT) return found
  }
}
