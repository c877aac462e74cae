import type { NavItemDocument, NavigationDocument } from '#contracts/content/navigation.ts'
import type { Locale } from '#contracts/locales.ts'
import type { MenuItemFile } from '#backend/content/format.ts'
import { fileDocument, hrefOf } from './links.ts'
import { pageAddress, nameOf, type Page, pageAt, type ContentSite, translationOf } from '#backend/content/site.ts'

/** Returns the menus. The item of `path`, an address with its locale, is active, and so are its ancestors. */
export function navigationDocument(site: ContentSite, locale: Locale, path: string): NavigationDocument {
  const { main, footerleft, footerright } = site.navigation[locale]
  const menu = (items: MenuItemFile[]) => items.map((item) => menuItem(site, locale, path, item))
  return { main: menu(main), footerleft: menu(footerleft), footerright: menu(footerright) }
}

/** The home page with the main menu as its children, as in a stock system. */
export function homeItem(site: ContentSite, locale: Locale, path: string): NavItemDocument[] {
  const home = pageAt(site, locale, '')
  if (!home) return []
  const { main } = navigationDocument(site, locale, path)
  return [{ ...pageItem(home, path), active: 1, hasSubpages: main.length > 0 ? 1 : 0, children: main }]
}

/** Returns the path from home to the page, without levels that have no page of their own. */
export function breadcrumbs(site: ContentSite, page: Page): NavItemDocument[] {
  const parts = page.path.split('/')
  const paths = page.path === '' ? [''] : ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
  const pages = paths.map((path) => pageAt(site, page.locale, path)).filter((found) => found !== undefined)
  return pages.map((found) => ({ ...pageItem(found, pageAddress(page)), active: 1 }))
}

function menuItem(site: ContentSite, locale: Locale, path: string, item: MenuItemFile): NavItemDocument {
  const { title, link, image, children = [] } = item
  const picture = fileDocument(site, image)
  const page = link && 'page' in link ? translationOf(site, link.page, locale) : undefined
  const href = link ? hrefOf(site, locale, link) : ''
  return {
    ...(page && { uid: page.uid }),
    title: title ?? link?.label ?? (page ? nameOf(page) : href),
    link: href,
    target: (link && 'target' in link && link.target) || '',
    ...flags(href, path),
    spacer: link ? 0 : 1,
    hasSubpages: children.length > 0 ? 1 : 0,
    ...(picture && { image: picture.publicUrl, media: [picture] }),
    ...(children.length > 0 && { children: children.map((child) => menuItem(site, locale, path, child)) }),
  }
}

const pageItem = (page: Page, path: string): NavItemDocument => ({
  uid: page.uid,
  title: nameOf(page),
  link: pageAddress(page),
  target: '',
  ...flags(pageAddress(page), path),
  spacer: 0,
  hasSubpages: 0,
})

const flags = (href: string, path: string): Pick<NavItemDocument, 'active' | 'current'> => ({
  active: href !== '' && (path === href || path.startsWith(`${href}/`)) ? 1 : 0,
  current: path === href ? 1 : 0,
})
