import type { Locale } from '#contracts/locales.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type ListedCategory, listCategory } from './listed-category.ts'
import { totalsReader } from './read-category-totals.server.ts'
import { readNavigation } from './read-navigation.server.ts'

/** The first row of the shop's navigation, level 2, with counts. */
export async function loadOverview(
  shop: ShopClient,
  shopLanguages: Readonly<Record<Locale, string>>,
  report: (failure: unknown) => void,
): Promise<ListedCategory[]> {
  const tree = await readNavigation(shop)
  const named = tree.flatMap((category) => [category, ...(category.children ?? [])])
  const languages = await readTextLanguages(shop, getLocale(), shopLanguages, named)
  const totals = await totalsReader(shop, report)(tree)
  return tree.map((category) => listCategory(category, totals.get(category.id), languages))
}
