import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { categoryBreadcrumbs } from '#web/catalogue/category/category-breadcrumbs.ts'
import { type CategoryLink, linkCategory } from '#web/catalogue/category/listed-category.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'
import { toSectionMeasures } from '#web/catalogue/product/lettered-section.ts'
import { type Picture, pictureOf } from '#web/catalogue/product/picture.ts'
import { nameLanguage, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { SectionMeasure } from '#drawing/locate-measures.ts'
import { comparedGroups, comparedName, drawnOf, languageOfRows } from './compared-rows.server.ts'
import type { ComparedFilters } from './passing-variants.ts'
import { type ComparedProduct, readCompared } from './read-compared.server.ts'

/** The head of a column. */
export interface ComparedColumn {
  /** Item number, by which the address names it. */
  number: string
  name: string
  /** Of the name, where it is not the page's. */
  language?: string
  seoPath: string
  isVariant: boolean
  /** 0 for what goes into the cart as it is. */
  variants: number
  /** How many of them pass the filters; undefined where none restrict them. */
  matching: number | undefined
  picture: Picture | undefined
  solids: ProductSolid[]
  measures: SectionMeasure[]
  /** Number of the variant that is drawn for a family. */
  example: string | undefined
}

/** Loads the columns and rows of a comparison, and the category in which more products of its kind are. */
export async function loadComparison(
  shop: ShopClient,
  items: readonly string[],
  filters: ComparedFilters,
  { listingLimit, languages }: { listingLimit: number; languages: TextLanguages },
) {
  const [{ products, unknown }, tree] = await Promise.all([
    readCompared(shop, items, filters, listingLimit),
    readNavigation(shop),
  ])
  const [first] = products
  const categoryIds = first?.product.categoryIds ?? first?.family?.categoryIds ?? []
  const above = categoryIds.flatMap((id) => categoryBreadcrumbs(tree, id))
  const listed = above.find(({ type }) => type === 'page')
  const category: CategoryLink | undefined = listed && linkCategory(listed, languages)
  const columns = products.map((compared) => columnOf(compared, languages))
  const groups = comparedGroups(products, languages)
  const language = columns.find((column) => column.language)?.language ?? languageOfRows(groups)
  return { columns, groups, unknown, category, language }
}

function columnOf(compared: ComparedProduct, languages: TextLanguages): ComparedColumn {
  const { product, family, example, passing } = compared
  const { solids, dimensions } = factsOf(drawnOf(compared))
  return {
    number: product.productNumber,
    name: comparedName(compared),
    ...nameLanguage(family ?? product, languages),
    seoPath: seoPathOf(family ?? product),
    isVariant: family !== undefined,
    variants: product.childCount ?? 0,
    matching: passing.length > 0 ? passing.length : undefined,
    picture: pictureOf(product.cover?.media ?? family?.cover?.media),
    solids,
    measures: toSectionMeasures(dimensions),
    example: example && example.id !== product.id ? example.productNumber : undefined,
  }
}
