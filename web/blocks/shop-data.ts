import type { CategoryLink, ListedCategory } from '#web/shop/listed-category.ts'
import type { ListedProduct } from '#web/shop/listed-product.ts'

/** What blocks show of the shop, loaded with the page. */
export interface ShopData {
  /** False: the shop did not answer, and the page goes on without it. */
  available: boolean
  /** By id. */
  categories: Record<string, ListedCategory>
  /** Ids of children by id of the parent; the shop's first row under the empty id. */
  childIds: Record<string, string[]>
  /** By {@link listingKey}. */
  products: Record<string, ListedProduct[]>
  /** Options of a property group in a category, by {@link shortcutsKey}. */
  shortcuts: Record<string, Shortcuts>
}

export interface Shortcuts {
  category: CategoryLink
  options: { id: string; name: string }[]
}

export const NO_SHOP_DATA: ShopData = { available: true, categories: {}, childIds: {}, products: {}, shortcuts: {} }

export const listingKey = (listing: { categoryId: string; limit: number; sorting: string }): string =>
  `${listing.categoryId}:${listing.limit}:${listing.sorting}`

export const shortcutsKey = ({ categoryId, groupId }: { categoryId: string; groupId: string }): string =>
  `${categoryId}:${groupId}`
