import type { Category } from '#contracts/shop/category.ts'
import { linkCategory, listCategory } from '#web/shop/listed-category.ts'
import { LISTED_FIELDS } from '#web/shop/listed-fields.ts'
import { listProduct } from '#web/shop/listed-product.ts'
import { readCategoryTotals } from '#web/shop/read-category-totals.server.ts'
import { readNavigation } from '#web/shop/read-navigation.server.ts'
import { listingKey, NO_SHOP_DATA, type ShopData, shortcutsKey } from './shop-data.ts'
import { needsNothing, type ShopNeeds } from './shop-needs.ts'

type Shop = Parameters<typeof readNavigation>[0]

/**
 * Loads what the blocks of a page show of the shop. A content page does not depend on the shop: where it does not
 * answer, that is reported, and the blocks say so in its place.
 */
export async function loadShopNeeds(
  shop: Shop,
  needs: ShopNeeds,
  report: (failure: unknown) => void,
): Promise<ShopData> {
  if (needsNothing(needs)) return NO_SHOP_DATA
  try {
    const tree = await readNavigation(shop)
    const byId = new Map(allOf(tree).map((category) => [category.id, category]))
    const childrenOf = (id: string) => (id === '' ? tree : (byId.get(id)?.children ?? []))
    const childIds = needs.parentIds.map((id) => [id, childrenOf(id).map((child) => child.id)] as const)
    const wanted = new Set([...needs.categoryIds, ...childIds.flatMap(([, ids]) => ids)])
    const categories = [...wanted].map((id) => byId.get(id)).filter((category) => category !== undefined)
    const [totals, products, shortcuts] = await Promise.all([
      readCategoryTotals(shop, categories),
      Promise.all(needs.listings.map((listing) => loadListing(shop, listing))),
      Promise.all(needs.shortcuts.map((shortcut) => loadShortcuts(shop, shortcut, byId.get(shortcut.categoryId)))),
    ])
    return {
      available: true,
      categories: Object.fromEntries(categories.map((one) => [one.id, listCategory(one, totals.get(one.id))])),
      childIds: Object.fromEntries(childIds),
      products: Object.fromEntries(products),
      shortcuts: Object.fromEntries(shortcuts.filter((entry) => entry !== undefined)),
    }
  } catch (failure) {
    report(failure)
    return { ...NO_SHOP_DATA, available: false }
  }
}

const allOf = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...allOf(category.children)])

async function loadListing(shop: Shop, listing: ShopNeeds['listings'][number]) {
  const { categoryId, limit, sorting } = listing
  const body = { limit, 'no-aggregations': true, includes: LISTED_FIELDS, ...(sorting && { order: sorting }) }
  const { elements } = await shop('POST /product-listing/{categoryId}', { path: { categoryId }, body })
  return [listingKey(listing), elements.map(listProduct)] as const
}

async function loadShortcuts(shop: Shop, shortcut: ShopNeeds['shortcuts'][number], category: Category | undefined) {
  if (!category) return undefined
  const body = { limit: 1, 'only-aggregations': true, includes: LISTED_FIELDS }
  const path = { categoryId: shortcut.categoryId }
  const { aggregations } = await shop('POST /product-listing/{categoryId}', { path, body })
  const groups = Array.isArray(aggregations) ? [] : (aggregations.properties?.entities ?? [])
  const options = groups.find(({ id }) => id === shortcut.groupId)?.options ?? []
  const ordered = options.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const named = ordered.slice(0, shortcut.limit).map(({ id, translated }) => ({ id, name: translated.name }))
  return [shortcutsKey(shortcut), { category: linkCategory(category), options: named }] as const
}
