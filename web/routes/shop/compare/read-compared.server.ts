import type { Criteria } from '#contracts/shop/criteria.ts'
import type { Product, PropertyGroup } from '#contracts/shop/product.ts'
import { findProducts } from '#web/cart/list-entry/find-products.server.ts'
import { numberChoices, productByNumber } from '#web/cart/list-entry/found-products.ts'
import {
  COMPARED_FIELDS,
  EXAMPLE_FIELDS,
  OPTION_ASSOCIATIONS,
  PASSING_FIELDS,
} from '#web/catalogue/listing/listed-fields.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type ComparedFilters, passingVariants } from './passing-variants.ts'

/** A product of a comparison with its additional data. */
export interface ComparedProduct {
  product: Product
  /** Of a variant: its texts and properties are the family's, too. */
  family: Product | undefined
  /** Of a family: the variant that is drawn for it. */
  example: Product | undefined
  /** Of a family: the options among which its variants are chosen. */
  choices: PropertyGroup[]
  /** Of a family: its variants that pass the filters; empty without filters, or if none passes. */
  passing: readonly Product[]
}

export interface UnknownItem {
  item: string
  /** Numbers of the shop that are similar, the most similar first. */
  nearest: readonly string[]
}

export interface ComparedProducts {
  products: ComparedProduct[]
  unknown: UnknownItem[]
}

const DETAILS: Criteria = {
  associations: { ...OPTION_ASSOCIATIONS, deliveryTime: {} },
  includes: COMPARED_FIELDS,
}

/** Reads the products that numbers in any spelling or ids name, in their order and each once. */
export async function readCompared(
  shop: ShopClient,
  items: readonly string[],
  filters: ComparedFilters,
  limit: number,
): Promise<ComparedProducts> {
  const numbers = items.filter((item) => !isId(item))
  const listed = await findProducts(shop, numbers, limit)
  const idOf = (item: string): string | undefined => (isId(item) ? item : productByNumber(listed, item)?.id)
  const byId = await readById(shop, new Set(items.flatMap((item) => idOf(item) ?? [])), limit)
  const found = new Set(items.flatMap((item) => byId.get(idOf(item) ?? '') ?? []))
  const families = await readById(shop, new Set([...found].flatMap(({ parentId }) => parentId ?? [])), limit)
  return {
    products: await Promise.all(
      [...found].map(async (product) => ({
        product,
        family: families.get(product.parentId ?? ''),
        ...(product.childCount
          ? await readChoice(shop, product, filters, limit)
          : { example: undefined, choices: [], passing: [] }),
      })),
    ),
    unknown: items
      .filter((item) => !byId.has(idOf(item) ?? ''))
      .map((item) => ({ item, nearest: numberChoices(listed, item) })),
  }
}

async function readById(shop: ShopClient, ids: ReadonlySet<string>, limit: number): Promise<Map<string, Product>> {
  if (ids.size === 0) return new Map()
  const criteria: Criteria = { ...DETAILS, filter: [{ type: 'equalsAny', field: 'id', value: [...ids] }] }
  return new Map((await readAllProducts(shop, criteria, limit)).map((product) => [product.id, product]))
}

/** A product's own call responds to a family's id with its best variant and the choices of the family. */
async function readExample(shop: ShopClient, productId: string) {
  const operation = 'POST /product/{productId}'
  const { product, configurator } = await shop(operation, { path: { productId }, body: { includes: EXAMPLE_FIELDS } })
  return { example: product, choices: configurator ?? [] }
}

/** The variant that is drawn for a family, and what its variants differ by: of those that pass the filters. */
async function readChoice(shop: ShopClient, family: Product, filters: ComparedFilters, limit: number) {
  const all = await readExample(shop, family.id)
  if (filters.search === '') return { ...all, passing: [] }
  const criteria: Criteria = {
    filter: [{ type: 'equals', field: 'parentId', value: family.id }],
    associations: { deliveryTime: {} },
    includes: PASSING_FIELDS,
  }
  const variants = await readAllProducts(shop, criteria, limit)
  const passing = passingVariants({ family, choices: all.choices, variants }, filters)
  if (passing.length === 0) return { ...all, passing }
  const ids = new Set(passing.flatMap(({ optionIds, propertyIds }) => [...(optionIds ?? []), ...(propertyIds ?? [])]))
  const choices = all.choices.map((group) => ({
    ...group,
    options: (group.options ?? []).filter(({ id }) => ids.has(id)),
  }))
  return { example: passing[0], choices, passing }
}
