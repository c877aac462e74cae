import type { ContentElement } from '#contracts/content/element.ts'

/** What the blocks of a page want from the shop. */
export interface ShopNeeds {
  categoryIds: string[]
  /** Categories whose children are shown; the empty id is the shop's root. */
  parentIds: string[]
  listings: { categoryId: string; limit: number; sorting: string }[]
  /** The first options of a property group, for links into the category's filter. */
  shortcuts: { categoryId: string; groupId: string; limit: number }[]
}

export function collectShopNeeds(elements: readonly ContentElement[]): ShopNeeds {
  const needs: ShopNeeds = { categoryIds: [], parentIds: [], listings: [], shortcuts: [] }
  collect(elements, needs)
  return needs
}

export const needsNothing = (needs: ShopNeeds): boolean => Object.values(needs).every((list) => list.length === 0)

function collect(elements: readonly ContentElement[], needs: ShopNeeds): void {
  for (const element of elements) {
    if (element.type === 'site_hero') needs.categoryIds.push(...element.parts.map((part) => part.categoryId))
    if (element.type === 'site_shop_categories') {
      if (element.categoryIds.length > 0) needs.categoryIds.push(...element.categoryIds)
      else needs.parentIds.push(element.rootCategoryId)
      if (element.shortcuts) needs.shortcuts.push(element.shortcuts)
    }
    if (element.type === 'site_shop_products') {
      const { categoryId, limit, sorting } = element
      needs.listings.push({ categoryId, limit, sorting })
    }
    collect(element.children, needs)
  }
}
