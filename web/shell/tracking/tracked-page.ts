/** A page as it is reported: neither address nor title says anything about the visitor. */
export interface TrackedPage {
  url: string
  title: string
  /** What was searched for, on the page of results. */
  search: string | undefined
}

/** Screens whose title, query or last part is a visitor's own: account, request, checkout. */
const OWN_SCREEN = /^\/[a-z]{2}\/shop\/(account|checkout|orderconfirmation|registration|cart|attachments)(\/|$)/
/** Parts of a path that identify something: ids, codes of links, item numbers of a request. */
const IDENTIFIER = /^(?=.*\d)[\w-]{12,}$/

/**
 * The reported form of a page. Queries are left out, because they hold choices, codes and addresses; identifiers in the
 * path of a personal screen become `*`, and its title its path.
 */
export function trackedPage({ origin, pathname, search }: URL, title: string): TrackedPage {
  const isOwn = OWN_SCREEN.test(pathname)
  const path = isOwn
    ? pathname
        .split('/')
        .map((part) => (IDENTIFIER.test(part) ? '*' : part))
        .join('/')
    : pathname
  const term = /^\/[a-z]{2}\/search$/.test(pathname) ? new URLSearchParams(search).get('term')?.trim() : undefined
  return { url: origin + path, title: isOwn ? path : title, search: term || undefined }
}

/** Files that count as downloads. */
const FILE = /\.(pdf|csv|step|stp|stl|dxf|zip|ics|docx?|xlsx?)$/i

/** How a followed link is reported: to another site, or a file of this one. Others are page views. */
export function linkKind({ origin, pathname, protocol }: URL, own: string): 'link' | 'download' | undefined {
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  if (origin !== own) return 'link'
  return FILE.test(pathname) ? 'download' : undefined
}
