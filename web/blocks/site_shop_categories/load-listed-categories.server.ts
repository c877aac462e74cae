import type { Category } from '#contracts/shop/category.ts'
import type { BlockServices } from '#web/blocks/block-loader.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type ListedCategory, listCategory } from '#web/catalogue/category/listed-category.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'

/** Loads categories with their number of products, in the order that `select` returns them. */
export async function loadListedCategories(
  { shop, languages, readTotals }: Pick<BlockServices, 'shop' | 'languages' | 'readTotals'>,
  select: (tree: CategoryTree) => readonly (Category | undefined)[],
): Promise<ListedCategory[]> {
  const categories = select(await loadCategoryTree(shop)).filter((category) => category !== undefined)
  const totals = await readTotals(categories)
  return categories.map((category) => listCategory(category, totals.get(category.id), languages))
}

interface CategoryTree {
  find(id: string): Category | undefined
  /** Children of a category, or of the shop's root for an empty id. */
  childrenOf(id: string): Category[]
}

export async function loadCategoryTree(shop: ShopClient): Promise<CategoryTree> {
  const roots = await readNavigation(shop)
  const byId = new Map(withDescendants(roots).map((category) => [category.id, category]))
  return {
    find: (id) => byId.get(id),
    childrenOf: (id) => (id === '' ? roots : (byId.get(id)?.children ?? [])),
  }
}

const withDescendants = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withDescendants(category.children ?? [])])
