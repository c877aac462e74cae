import type { MenuType } from '#contracts/content/elements/menu.ts'
import type { ElementFile } from '#backend/content/elements.ts'
import {
  type ContentSite,
  isStatusPage,
  nameOf,
  type Page,
  pageAddress,
  pageAt,
  translationOf,
} from '#backend/content/site.ts'
import { elementId } from './element-id.ts'

/** The author's choice for a menu. */
export interface MenuChoice {
  /** Uids; none: the page of the menu. */
  pages: number[]
  categories: string[]
}

type Pages = Pick<ContentSite, 'pages'>
type MenuItem = Record<string, unknown>

/** As many as TYPO3 lists. */
const MOST_UPDATED = 10

/** Returns the items of a menu element, as TYPO3 sends them for its type. */
export function menuItems(site: Pages, page: Page, type: MenuType, { pages, categories }: MenuChoice): MenuItem[] {
  const chosen = pages.flatMap((uid) => translationOf(site, uid, page.locale) ?? [])
  const starts = chosen.length > 0 ? chosen : [page]
  const children = starts.flatMap((start) => childrenOf(site, start))
  const others = site.pages.filter((one) => one.locale === page.locale && one.uid !== page.uid && isListed(one))
  const itemOf = (found: Page) => pageItem(site, page, found)
  switch (type) {
    case 'menu_pages':
      return chosen.map(itemOf)
    case 'menu_subpages':
      return children.map(itemOf)
    case 'menu_abstract':
      return children.map((found) => ({ ...itemOf(found), abstract: found.meta.description, media: [] }))
    case 'menu_section':
      return starts.map((found) => ({ ...itemOf(found), media: [], content: sectionsOf(found) }))
    case 'menu_section_pages':
      return children.map((found) => ({ ...itemOf(found), media: [], content: sectionsOf(found) }))
    case 'menu_sitemap': {
      const home = pageAt(site, page.locale, '')
      return home ? treeBelow(site, page, home) : []
    }
    case 'menu_sitemap_pages':
      return chosen.flatMap((found) => treeBelow(site, page, found))
    case 'menu_recently_updated':
      return others
        .filter(
          ({ updated, path }) => updated && starts.some((start) => isBelow(path, chosen.length > 0 ? start.path : '')),
        )
        .toSorted((one, other) => (other.updated ?? '').localeCompare(one.updated ?? ''))
        .slice(0, MOST_UPDATED)
        .map(itemOf)
    case 'menu_related_pages': {
      const own = keywordsOf(page)
      return others.filter((other) => keywordsOf(other).some((word) => own.includes(word))).map(itemOf)
    }
    case 'menu_categorized_pages':
      return others.filter((other) => other.categories.some((category) => categories.includes(category))).map(itemOf)
    case 'menu_categorized_content':
      return [page, ...others].flatMap((found) =>
        sectionsOf(found, (element) => element.categories.some((category) => categories.includes(category))).map(
          (section) => ({ ...section, link: `${pageAddress(found)}#c${section.uid}` }),
        ),
      )
  }
}

/** Search engines and menus leave out the same pages. */
const isListed = (page: Page): boolean => !isStatusPage(page) && !page.meta.noIndex

const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`)

const childrenOf = (site: Pages, { locale, path }: Page): Page[] =>
  site.pages
    .filter((page) => {
      const rest = path === '' ? page.path : page.path.slice(path.length + 1)
      return page.locale === locale && isListed(page) && isBelow(page.path, path) && rest !== '' && !rest.includes('/')
    })
    .toSorted((one, other) => one.uid - other.uid)

const treeBelow = (site: Pages, current: Page, page: Page): MenuItem[] =>
  childrenOf(site, page).map((child) => {
    const children = treeBelow(site, current, child)
    return { ...pageItem(site, current, child), ...(children.length > 0 && { children }), images: [] }
  })

/** Elements of the page's main column with a visible header. */
const sectionsOf = ({ uid, main }: Page, isChosen: (element: ElementFile) => boolean = () => true) =>
  main.flatMap((element, index) =>
    element.header !== '' && element.headerLayout !== 100 && isChosen(element)
      ? [{ uid: elementId({ uid }, 0, index), header: element.header, media: [] }]
      : [],
  )

const keywordsOf = ({ meta }: Page): string[] =>
  (meta.keywords ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)

const pageItem = (site: Pages, current: Page, page: Page): MenuItem => ({
  title: nameOf(page),
  link: pageAddress(page),
  target: '',
  active: isBelow(current.path, page.path) || current.uid === page.uid ? 1 : 0,
  current: current.uid === page.uid ? 1 : 0,
  spacer: 0,
  hasSubpages: childrenOf(site, page).length > 0 ? 1 : 0,
})
