/** Number of pages that open offline: the last ones seen. */
export const MOST_PAGES = 30

const PAGE = /^\/(de|en|nl|cz)(\/|$)/
/** Pages whose content depends on their query. Links of mails, with their tokens, lead to no shared page of these. */
const WITH_QUERY = /^\/\w+\/(shop|search|tools)(\/|$)/

/** Key of a page in the store, its address; undefined for anything but a page, or if the query may have a token. */
export function keyOfPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  if (!PAGE.test(pathname) || /\.\w+$/.test(pathname)) return undefined
  if (search !== '' && !WITH_QUERY.test(pathname)) return undefined
  return pathname + search
}

/** Address of the page whose data React Router requests. */
export function pageOfData({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | undefined {
  if (!pathname.endsWith('.data')) return undefined
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  const page = pathname.replace(/(_)?\.data$/, '')
  return query.size > 0 ? `${page}?${query.toString()}` : page
}

/**
 * Whether a response may be stored: a whole page that the server declares to be shared. Personal pages are `no-store`,
 * and pages with texts of one visitor are `private`.
 */
export function isForAll({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const caching =
    headers
      .get('cache-control')
      ?.split(',')
      .map((word) => word.trim()) ?? []
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && isPage && caching.includes('public') && !caching.includes('no-store')
}

/** Keys that no longer fit, from the oldest on. */
export const surplus = <Key>(keys: readonly Key[], most = MOST_PAGES): readonly Key[] =>
  keys.slice(0, Math.max(0, keys.length - most))

/** Text of the title element, as markup. */
export const titleOf = (page: string): string | undefined => /<title[^<>]*>([^<]+)<\/title>/.exec(page)?.[1]?.trim()

/** Address as markup. */
const escapeAddress = (address: string): string => address.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** List of links to pages; empty without any. */
export const pageLinks = (pages: readonly { address: string; title: string }[]): string =>
  pages.map(({ address, title }) => `<li><a href="${escapeAddress(address)}">${title}</a></li>`).join('\n')

/** Language of an address, or the first of the browser's languages that the site has, or `other`. */
export function pageLanguage(pathname: string, spoken: readonly string[], other: string): string {
  const [, own] = PAGE.exec(pathname) ?? []
  // Not `localeOfTag`: the worker is one file, so it cannot share a module with the pages.
  const known = spoken.map((tag) => tag.slice(0, 2).replace('cs', 'cz'))
  return own ?? known.find((language) => PAGE.test(`/${language}`)) ?? other
}
