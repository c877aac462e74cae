import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Criteria } from '#contracts/shop/criteria.ts'
import type { CrossSellingElement, Product, PropertyOption } from '#contracts/shop/product.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import {
  C_PROFILE_FIELDS,
  CHOSEN_FIELDS,
  LISTED_FIELDS,
  OPTION_ASSOCIATIONS,
  OPTION_FIELDS,
  VARIANT_FIELDS,
} from '#web/catalogue/listing/listed-fields.ts'
import { shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { chunksOf } from '#web/cart/list-entry/find-products.server.ts'
import { resolveSeoPath } from '#web/catalogue/seo/resolve-seo-path.server.ts'
import { toFamilies } from '#web/catalogue/listing/to-families.server.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'

const WHOLE_PRODUCT: Criteria = {
  associations: { media: {}, deliveryTime: {}, manufacturer: {}, properties: { associations: { group: {} } } },
}

/** Id of the product that an address names by seo path or id; 404 for neither. An old address leads to the new one. */
export async function findProductId(
  address: string | undefined,
  search: string,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  const found = await resolveSeoPath(context.get(shopContext), address ?? '', 'frontend.detail.page')
  if (!found) throw data({ code: 404 }, { status: 404 })
  if (found.movedTo !== undefined) throw redirect(paths.product(getLocale(), found.movedTo) + search, 301)
  return found.id
}

interface Family {
  /** The product of the page: a parent, or a product without variants. */
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
  const { elements } = await shop('POST /product', { body: { ids: [id], ...WHOLE_PRODUCT } })
  const [product] = elements
  if (product === undefined) throw data({ code: 404 }, { status: 404 })
  return product
}

/** The data that distinguishes variants. */
export type Optioned = Pick<Product, 'options' | 'properties'>

/** The parts of a variant that choose its accessories: its traits, and the C-profiles that carry it. */
export type ChosenVariant = Optioned & Pick<Product, 'productNumber' | 'customFields'>

/** A variant as it is read: its texts are its family's. */
export type FamilyMember = Omit<Product, 'name' | 'description' | 'translated'>

const readMatching = (
  shop: ShopClient,
  field: 'id' | 'parentId',
  ids: readonly string[],
  limit: number,
  criteria: Criteria,
) => readAllProducts(shop, { filter: [{ type: 'equalsAny', field, value: [...ids] }], ...criteria }, limit)

/** The variants of all these products. */
export async function readVariantsOf(
  shop: ShopClient,
  parents: readonly Pick<Product, 'id'>[],
  limit: number,
): Promise<FamilyMember[]> {
  const ids = parents.map(({ id }) => id)
  return withOptions(shop, await readMatching(shop, 'parentId', ids, limit, { includes: VARIANT_FIELDS }), limit)
}

/**
 * Gives variants their options and properties. Of many variants each option is read once, from the first one that has
 * it. Otherwise options and their groups are half of the shop's response for a family.
 */
async function withOptions(shop: ShopClient, variants: readonly Product[], limit: number): Promise<FamilyMember[]> {
  const seen = new Set<string>()
  const first = variants.filter((variant) => {
    const before = seen.size
    for (const id of [...(variant.optionIds ?? []), ...(variant.propertyIds ?? [])]) seen.add(id)
    return seen.size > before
  })
  if (first.length === 0) return [...variants]
  const read: Product[] = []
  // A family may have more options than a shop takes ids in a filter.
  for (const some of chunksOf(first, limit)) {
    const ids = some.map(({ id }) => id)
    read.push(
      ...(await readMatching(shop, 'id', ids, limit, { associations: OPTION_ASSOCIATIONS, includes: OPTION_FIELDS })),
    )
  }
  const found = read.flatMap(({ options, properties }) => [...(options ?? []), ...(properties ?? [])])
  const known = new Map(found.map((option) => [option.id, option]))
  return variants.map((variant) => ({
    ...variant,
    options: inGroupOrder(variant.optionIds, known),
    properties: inGroupOrder(variant.propertyIds, known),
  }))
}

const inGroupOrder = (ids: Product['optionIds'], known: ReadonlyMap<string, PropertyOption>): PropertyOption[] =>
  (ids ?? [])
    .flatMap((id) => known.get(id) ?? [])
    .toSorted((a, b) => (a.group?.position ?? 0) - (b.group?.position ?? 0))

/** Its variants; the product itself where it has none. */
export async function readVariants(shop: ShopClient, parent: Product, limit: number): Promise<FamilyMember[]> {
  const variants = await readVariantsOf(shop, [parent], limit)
  return variants.length > 0 ? variants : [parent]
}

/** A variant by its id, as far as accessories depend on it; undefined for one that the shop does not show. */
export const readVariant = async (shop: ShopClient, id: string): Promise<ChosenVariant | undefined> =>
  (await readMatching(shop, 'id', [id], 1, { associations: OPTION_ASSOCIATIONS, includes: CHOSEN_FIELDS }))[0]

/** The steel C-profiles that fit one of the variants. */
export const readCProfiles = async (shop: ShopClient, ids: readonly string[], limit: number): Promise<Product[]> =>
  ids.length > 0
    ? readMatching(shop, 'id', ids, limit, { associations: { options: {} }, includes: C_PROFILE_FIELDS })
    : []

/** Reviews of a product, counted. */
export async function countReviews(shop: ShopClient, productId: string): Promise<number> {
  const body = { limit: 1, 'total-count-mode': 1 } as const
  return (await shop('POST /product/{productId}/reviews', { path: { productId }, body })).total
}

/**
 * Accessories of a product, in groups of families. A family of which the shop names several variants is there once. A
 * Shopware lists the product itself in a group that is filled by a rule.
 */
export async function readCrossSelling(shop: ShopClient, productId: string): Promise<CrossSellingElement[]> {
  const operation = 'POST /product/{productId}/cross-selling'
  const groups = await shop(operation, { path: { productId }, body: { includes: LISTED_FIELDS } })
  const read = groups.map(async (group) => {
    const others = group.products.filter(({ id, parentId }) => id !== productId && parentId !== productId)
    const isFirst = ({ parentId }: Product, index: number) =>
      !parentId || others.findIndex((other) => other.parentId === parentId) === index
    return { ...group, products: await toFamilies(shop, others.filter(isFirst)) }
  })
  return (await Promise.all(read)).filter(({ products }) => products.length > 0)
}
