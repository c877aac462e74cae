import type { NavItem } from '#contracts/content/navigation.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Category } from '#contracts/shop/category.ts'
import { paths } from '#web/paths.ts'

/** An entry of the main menu; `to` is an address of this site or an absolute one, empty for a mere heading. */
export interface MenuItem {
  title: string
  to: string
  children: MenuItem[]
}

const fromPage = (item: NavItem): MenuItem => ({
  title: item.title,
  to: item.link,
  children: item.children.map(fromPage),
})

export const categoryPath = (locale: Locale, { id, seoUrls }: Category): string =>
  paths.category(locale, seoUrls?.[0]?.seoPathInfo ?? id)

const fromCategory = (locale: Locale, category: Category): MenuItem => ({
  title: category.translated.name,
  to: category.type === 'folder' ? '' : categoryPath(locale, category),
  children: category.children.map((child) => fromCategory(locale, child)),
})

/**
 * The pages of the content system with the shop's categories below the entry that leads to the shop. An installation
 * whose content system does not know the shop still gets that entry, first and named `shopTitle`.
 */
export function menuTree(
  locale: Locale,
  pages: NavItem[],
  categories: Category[],
  shopTitle: string,
): { items: MenuItem[]; shop: MenuItem } {
  const items = pages.map(fromPage)
  const shopPath = paths.shop(locale)
  let shop = items.find(({ to }) => to.replace(/\/$/, '') === shopPath)
  if (!shop) items.unshift((shop = { title: shopTitle, to: shopPath, children: [] }))
  shop.children = categories.map((category) => fromCategory(locale, category))
  return { items, shop }
}

/** Whether `to` is the page at `address` or one above it. */
export const leadsTo = (to: string, address: string): boolean =>
  to !== '' && (address === to || address.startsWith(`${to}/`))

/** Where "contact" leads: to the menu's own page of that name, else to the address in the footer. */
export const contactAddress = (pages: NavItem[]): string =>
  pages.find(({ link }) => /\/(kontakt|contact)$/.test(link))?.link ?? '#contact'
