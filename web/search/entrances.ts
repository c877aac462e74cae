import type { Locale } from '#contracts/locales.ts'
import { paths } from '#web/app/paths.ts'
import { SEARCH_VIEWS, type SearchView } from './search-view.ts'

interface MenuEntry {
  to: string
  children: readonly MenuEntry[]
}

/** The parts of the frame's menus in which the entrances are looked for. */
export interface EntranceMenus {
  main: readonly MenuEntry[]
  left: readonly MenuEntry[]
  right: readonly MenuEntry[]
  contact: string
  downloads: { to: string } | undefined
}

/** Paths of the content system for each kind of hit, as its pages are named in the site's languages. */
const NAMED = {
  products: /^\/\w+\/(produkte|products|producten|produkty)$/,
  content: /^\/\w+\/(unternehmen|company|onderneming|spolecnost)$/,
} as const satisfies Partial<Record<SearchView, RegExp>>

/** The page that leads to each kind of hit without a search (docs/decisions/0065); a kind without a page has none. */
export function entrancesOf(
  { main, left, right, contact, downloads }: EntranceMenus,
  locale: Locale,
): Partial<Record<SearchView, string>> {
  const entries = [main, left, right].flatMap(addressesIn)
  const named = (pattern: RegExp) => entries.find((to) => pattern.test(to))
  const found: Record<SearchView, string | undefined> = {
    products: named(NAMED.products) ?? paths.shop(locale),
    content: named(NAMED.content),
    contacts: contact.startsWith('/') ? contact : undefined,
    downloads: downloads?.to,
  }
  return Object.fromEntries(SEARCH_VIEWS.flatMap((view) => (found[view] ? [[view, found[view]]] : [])))
}

const addressesIn = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ to, children }) => [to, ...addressesIn(children)])

/**
 * The filter of a search that begins on a page. The products' page searches products. The company's page and those
 * below it search pages.
 */
export function viewOfPath(pathname: string): SearchView | undefined {
  const path = pathname.split('/', 3).join('/')
  if (NAMED.products.test(path)) return 'products'
  return NAMED.content.test(path) ? 'content' : undefined
}
