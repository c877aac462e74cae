import type { CrossSellingElement, Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { categoryBreadcrumbs } from '#web/catalogue/category/category-breadcrumbs.ts'
import { linkCategory } from '#web/catalogue/category/listed-category.ts'
import { listProduct } from '#web/catalogue/listing/listed-product.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'
import {
  factsLanguage,
  languageName,
  type TextLanguages,
  textLanguagesOf,
} from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { cProfilesOf } from './amount/c-profiles.server.ts'
import { describeProduct } from './facts/described-product.ts'
import { sharedProperties } from './facts/shared-properties.ts'
import {
  countReviews,
  type FamilyMember,
  readCProfiles,
  readCrossSelling,
  readFamily,
  readVariants,
  readVariantsOf,
} from './read-product.server.ts'
import { toAccessories } from './accessories/accessory-action.server.ts'
import { type TableVariant, variantOf } from './variants/variant.ts'
import { knownSorting, type TableQuery } from './variants/parse-table-query.server.ts'
import { presetFilters } from './variants/preset-filters.ts'
import { inCatalogueOrder } from './variants/traits.ts'
import { variantColumns } from './variants/variant-columns.ts'

/** A variant as it is read, and its row of the table. */
interface Member {
  read: FamilyMember
  row: TableVariant
}

/** Loads a family with the table of its variants and the C-profiles that carry them; 404 when there is none. */
export async function loadFamily(shop: ShopClient, productId: string, limit: number, languages: TextLanguages) {
  const { parent, variant } = await readFamily(shop, productId)
  const variants = inCatalogueOrder(await readVariants(shop, parent, limit))
  const profileIds = new Set(variants.flatMap((read) => factsOf(read).cProfiles))
  const profiles = await readCProfiles(shop, [...profileIds], limit)
  const facts = factsLanguage(factsOf(parent), languages)
  const { columns, common, cellsOf } = variantColumns(variants, { ...languages, facts })
  return {
    parent,
    product: describeProduct(parent, languages, sharedProperties(parent, variants, columns, languages)),
    /** Number of the variant whose id was given. */
    variantOfAddress: variant,
    columns,
    common,
    members: variants.map((read): Member => ({ read, row: { ...variantOf(read), cells: cellsOf(read) } })),
    cProfiles: cProfilesOf(profiles, languages),
  }
}

const groupsOf = (groups: readonly CrossSellingElement[], languages: TextLanguages) =>
  groups.map(({ crossSelling: { id, name, translated }, products }) => ({
    id,
    name: translated.name,
    language: textLanguagesOf({ name, translated }, languages).name,
    products: products.map((product) => listProduct(product, languages)),
  }))

const optionNamesOf = (products: readonly Pick<Product, 'options' | 'properties'>[]): string[] => [
  ...new Set(
    products.flatMap(({ options, properties }) =>
      [...(options ?? []), ...(properties ?? [])].map(({ translated }) => translated.name),
    ),
  ),
]

interface ProductPageOptions {
  limit: number
  languages: TextLanguages
  /** Number of the chosen variant. */
  variant: string | null
  /** Filters and sorting of the address. */
  table: TableQuery
  /** Whether what goes with it is to be added, too. */
  withAccessories: boolean
  /** Hears of parts that failed and that the page does without. */
  report: (failure: unknown) => void
}

export async function loadProduct(
  shop: ShopClient,
  productId: string,
  { limit, languages, variant, table: query, withAccessories, report }: ProductPageOptions,
) {
  const [{ parent, product, members, columns, ...family }, tree] = await Promise.all([
    loadFamily(shop, productId, limit, languages),
    readNavigation(shop),
  ])
  const without =
    <Value>(value: Value) =>
    (failure: unknown): Value => {
      report(failure)
      return value
    }
  const [crossSelling, reviews] = await Promise.all([
    readCrossSelling(shop, parent.id).catch(without([])),
    parent.ratingAverage ? countReviews(shop, parent.id).catch(without(0)) : 0,
  ])
  const all = (parent.categoryIds ?? []).map((id) => categoryBreadcrumbs(tree, id))
  const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? []
  const chosen = members.find(({ row }) => row.number === variant)?.read
  const [first] = crossSelling
  const others = withAccessories && first ? await readVariantsOf(shop, first.products, limit) : []
  return {
    ...family,
    columns,
    variants: members.map(({ row }) => row),
    filters: presetFilters(members, columns, query),
    sorting: knownSorting(query.sorting, columns),
    product: {
      ...product,
      otherLanguage: languageName(Object.values(product.languages).find(Boolean), getLocale()),
      rating: parent.ratingAverage && reviews > 0 ? { average: parent.ratingAverage, count: reviews } : undefined,
    },
    breadcrumbs: longest.map((category) => linkCategory(category, languages)),
    /** Names of all options and properties of the product and its variants. */
    optionNames: optionNamesOf([parent, ...members.map(({ read }) => read)]),
    crossSelling: groupsOf(crossSelling, languages),
    accessories: withAccessories ? toAccessories(first, others, chosen, languages) : undefined,
  }
}

export type ProductPage = Awaited<ReturnType<typeof loadProduct>>
