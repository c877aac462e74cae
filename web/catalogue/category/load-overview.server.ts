import type { TextLanguages } from '#web/catalogue/text-languages.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type ListedCategory, listCategory } from './listed-category.ts'
import { totalsReader } from './read-category-totals.server.ts'
import { readNavigation } from './read-navigation.server.ts'

/** The first row of the shop's navigation, level 2, with counts. */
export async function loadOverview(
  shop: ShopClient,
  languages: TextLanguages,
  report: (failure: unknown) => void,
): Promise<ListedCategory[]> {
  const tree = await readNavigation(shop)
  const totals = await totalsReader(shop, report)(tree)
  return tree.map((category) => listCategory(category, totals.get(category.id), languages))
}
