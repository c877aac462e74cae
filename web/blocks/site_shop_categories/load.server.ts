import type { FilterShortcutsFields } from '#contracts/content/elements/site_shop_categories.ts'
import type { BlockLoader, BlockServices } from '#web/blocks/block-loader.ts'
import { loadListedCategories, loadCategoryTree } from './load-listed-categories.server.ts'
import { type CategoryLink, linkCategory, type ListedCategory } from '#web/catalogue/category/listed-category.ts'
import { LISTED_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { nameLanguage } from '#web/catalogue/text-languages.server.ts'

interface ShopCategoriesData {
  categories: ListedCategory[]
  /** Undefined if the element has no shortcuts or the shop does not have their category. */
  shortcuts: FilterOptions | undefined
}

/** Options of a property group by which a category can be filtered. */
export interface FilterOptions {
  category: CategoryLink
  options: { id: string; name: string; language?: string }[]
}

export const loadShopCategories: BlockLoader<'site_shop_categories', ShopCategoriesData> = async (
  { categoryIds, rootCategoryId, shortcuts },
  services,
) => {
  const [categories, options] = await Promise.all([
    loadListedCategories(services, (tree) =>
      categoryIds.length > 0 ? categoryIds.map((id) => tree.find(id)) : tree.childrenOf(rootCategoryId),
    ),
    shortcuts && loadFilterOptions(services, shortcuts),
  ])
  return { categories, shortcuts: options }
}

async function loadFilterOptions(
  { shop, languages }: Pick<BlockServices, 'shop' | 'languages'>,
  { categoryId, groupId, limit }: FilterShortcutsFields,
): Promise<FilterOptions | undefined> {
  const category = (await loadCategoryTree(shop)).find(categoryId)
  if (!category) return undefined
  const { aggregations } = await shop('POST /product-listing/{categoryId}', {
    path: { categoryId },
    body: { limit: 1, 'only-aggregations': true, includes: LISTED_FIELDS },
  })
  const groups = Array.isArray(aggregations) ? [] : (aggregations.properties?.entities ?? [])
  const options = groups.find(({ id }) => id === groupId)?.options ?? []
  const ordered = options.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return {
    category: linkCategory(category, languages),
    options: ordered
      .slice(0, limit)
      .map((option) => ({ id: option.id, name: option.translated.name, ...nameLanguage(option, languages) })),
  }
}
