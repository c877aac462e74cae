import type { Locale } from '#contracts/locales.ts'
import type { CrossSellingElement } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { categoryBreadcrumbs } from '#web/catalogue/category/category-breadcrumbs.ts'
import { linkCategory } from '#web/catalogue/category/listed-category.ts'
import { listProduct } from '#web/catalogue/listing/listed-product.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'
import {
  languageName,
  readTextLanguages,
  type TextLanguages,
  textLanguagesOf,
} from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { cProfilesOf } from './amount/c-profiles.server.ts'
import { describeProduct } from './facts/described-product.ts'
import {
  type FamilyMember,
  type Optioned,
  readCProfiles,
  readCrossSelling,
  readFamily,
  readVariants,
  readVariantsOf,
} from './read-product.server.ts'
import { toAccessories } from './accessories/accessory-action.server.ts'
import { markColumns, optionsOf } from './variants/column-languages.ts'
import { variantOf } from './variants/variant.ts'
import { knownSorting, type TableQuery } from './variants/parse-table-query.server.ts'
import { presetFilters } from './variants/preset-filters.ts'
import { inCatalogueOrder } from './variants/traits.ts'
import { variantColumns } from './variants/variant-columns.ts'

function tableOf(unordered: readonly FamilyMember[]) {
  const products = inCatalogueOrder(unordered)
  const { columns, common, cellsOf } = variantColumns(products)
  return {
    products,
    columns,
    common,
    variants: products.map((variant) => variantOf(variant, cellsOf(variant))),
    profileIds: [...new Set(products.flatMap((variant) => factsOf(variant).cProfiles))],
  }
}

const groupsOf = (groups: readonly CrossSellingElement[], languages: TextLanguages) =>
  groups
    .map(({ crossSelling: { id, name: crossName, translated }, products }) => ({
      id,
      name: translated.name,
      language: textLanguagesOf({ name: crossName, translated }, languages).name,
      products: products.map((product) => listProduct(product, languages)),
    }))
    .filter(({ products }) => products.length > 0)

const optionNamesOf = (members: readonly Optioned[]): string[] => [
  ...new Set(
    members.flatMap(({ options, properties }) =>
      [...(options ?? []), ...(properties ?? [])].map(({ translated }) => translated.name),
    ),
  ),
]

/** Data for a product's form: its variants and the products that are their C-profiles. Checked on the way in, too. */
export async function loadVariants(shop: ShopClient, productId: string, limit: number) {
  const { parent, variant } = await readFamily(shop, productId)
  const { profileIds, ...table } = tableOf(await readVariants(shop, parent, limit))
  const profiles = await readCProfiles(shop, profileIds, limit)
  return { parent, variantOfAddress: variant, ...table, profiles }
}

interface ProductPageOptions {
  limit: number
  shopLanguages: Readonly<Record<Locale, string>>
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
  { limit, shopLanguages, variant, table: query, withAccessories, report }: ProductPageOptions,
) {
  const [{ parent, variantOfAddress, products, profiles, ...table }, tree] = await Promise.all([
    loadVariants(shop, productId, limit),
    readNavigation(shop),
  ])
  const crossSelling = await readCrossSelling(shop, parent.id).catch((failure: unknown) => {
    report(failure)
    return []
  })
  const all = (parent.categoryIds ?? []).map((id) => categoryBreadcrumbs(tree, id))
  const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? []
  const shown = crossSelling.flatMap((group) => group.products)
  const named = optionsOf(products)
  const groups = named.flatMap(({ group }) => group ?? [])
  const texts = [parent, ...shown, ...named, ...groups, ...longest, ...crossSelling.map((group) => group.crossSelling)]
  const languages = await readTextLanguages(shop, getLocale(), shopLanguages, texts)
  const product = describeProduct(parent, languages)
  const chosen = products.find(({ productNumber }) => productNumber === variant)
  const [first] = crossSelling
  const others = withAccessories && first ? await readVariantsOf(shop, first.products, limit) : []
  return {
    ...table,
    cProfiles: cProfilesOf(profiles, languages),
    columns: markColumns(table.columns, named, languages, product.languages.facts),
    /** Number of the variant whose address this is, instead of the family's. */
    variantOfAddress,
    filters: presetFilters(
      products.map((variant, index) => ({ ...variant, row: table.variants[index] ?? variantOf(variant, []) })),
      table.columns,
      query,
    ),
    sorting: knownSorting(query.sorting, table.columns),
    product: { ...product, otherLanguage: languageName(Object.values(product.languages).find(Boolean), getLocale()) },
    breadcrumbs: longest.map((category) => linkCategory(category, languages)),
    /** Names of all options and properties of the product and its variants. */
    optionNames: optionNamesOf([parent, ...products]),
    crossSelling: groupsOf(crossSelling, languages),
    accessories: withAccessories ? toAccessories(first, others, chosen, languages) : undefined,
  }
}

export type ProductPage = Awaited<ReturnType<typeof loadProduct>>
