import type { Navigation, NavItem } from '#contracts/content/navigation.ts'
import type { Locale } from '#contracts/locales.ts'
import { paths } from '#web/app/paths.ts'

/** An entry of a menu; `to` is an address of this site or an absolute address, empty for a mere heading. */
export interface MenuItem {
  title: string
  /** Of the title, where it is not the page's. */
  language?: string
  to: string
  /** `_blank` and the like, as an editor has chosen. */
  target?: string
  /** Address of a picture beside the title in the side menu. */
  picture?: string
  children: MenuItem[]
}

/** The links of header and footer. */
export interface Menus {
  main: MenuItem[]
  /** The entry of `main` that leads to the shop, with its categories below. */
  shop: MenuItem
  /** The footer's lists. */
  left: MenuItem[]
  right: MenuItem[]
  contact: string
  /** The menus' own entry of the downloads; undefined without such a page. */
  downloads: MenuItem | undefined
}

const fromPage = (item: NavItem): MenuItem => ({
  title: item.title,
  to: item.link,
  ...(item.target && { target: item.target }),
  ...(item.image && { picture: item.image }),
  children: item.children.map(fromPage),
})

/**
 * The pages of the content system, with the shop's categories below the entry that leads to the shop. If the content
 * system has no such entry, one is added first and named `shopTitle`.
 */
export function menuTree(locale: Locale, pages: Navigation, categories: MenuItem[], shopTitle: string): Menus {
  const main = pages.main.map(fromPage)
  const shopPath = paths.shop(locale)
  let shop = main.find(({ to }) => to.replace(/\/$/, '') === shopPath)
  if (!shop) main.unshift((shop = { title: shopTitle, to: shopPath, children: [] }))
  shop.children = categories
  const left = pages.footerleft.map(fromPage)
  const right = pages.footerright.map(fromPage)
  return {
    main,
    shop,
    left,
    right,
    contact: contactAddress(pages.main),
    downloads: downloadsEntry([...main, ...left, ...right]),
  }
}

/** Whether `to` is the page at `address` or one above it. */
export const leadsTo = (to: string, address: string): boolean =>
  to !== '' && (address === to || address.startsWith(`${to}/`))

/** The target of "contact": the menu's own page of that name, otherwise the address in the footer. */
const contactAddress = (pages: NavItem[]): string =>
  pages.find(({ link }) => /\/(kontakt|contact)$/.test(link))?.link ?? '#contact'

/** The first entry of the downloads, at any level. */
function downloadsEntry(entries: MenuItem[]): MenuItem | undefined {
  const found = entries
    .flatMap((entry) => [entry, downloadsEntry(entry.children)])
    .find((entry) => entry?.to.endsWith('/downloads'))
  return found && { ...found, children: [] }
}
