import type { Category } from '#contracts/shop/category.ts'

/** The categories from the first row of the navigation down to this id; empty if the tree lacks it. */
export function categoryBreadcrumbs(tree: readonly Category[], id: string): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category]
    const below = categoryBreadcrumbs(category.children ?? [], id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
