/** A page as it is reported: neither address nor title says anything about the visitor. */
export interface TrackedPage {
  url: string
  title: string
  /** The term on the page of results. */
  search: string | undefined
}

/** Screens whose title, query or last part is a visitor's own: account, request, checkout. */
const OWN_SCREEN = /^\/[a-z]{2}\/shop\/(account|checkout|orderconfirmation|registration|cart|attachments)(\/|$)/
/** Parts of the addresses of these screens that are the same for all visitors. */
export const COMMON_PARTS: ReadonlySet<string> = new Set(
  [
    'account access addresses confirm data data.json email login logout password profile recover register',
    'order orderhistory request pdf csv registration orderconfirmation checkout',
    'attachments ended form parts cart lines list.csv',
  ].flatMap((line) => line.split(' ')),
)

/**
 * The reported form of a page. Queries are left out, because they hold choices, codes and addresses. On a personal
 * screen every part that is not known to be common becomes `*`, however an id or a code looks; its title is its path.
 */
export function trackedPage({ origin, pathname, search }: URL, title: string): TrackedPage {
  const isOwn = OWN_SCREEN.test(pathname)
  const path = isOwn ? withoutOwnParts(pathname) : pathname
  const term = /^\/[a-z]{2}\/search$/.test(pathname) ? new URLSearchParams(search).get('term')?.trim() : undefined
  return { url: origin + path, title: isOwn ? path : title, search: term || undefined }
}

function withoutOwnParts(pathname: string): string {
  const [, locale = '', shop = '', ...parts] = pathname.split('/')
  return ['', locale, shop, ...parts.map((part) => (part === '' || COMMON_PARTS.has(part) ? part : '*'))].join('/')
}

/** The page before the first one, as it is reported: one of this site like its pages, another as the browser names it. */
export function trackedReferrer(referrer: string, own: string): string {
  const address = URL.canParse(referrer) ? new URL(referrer) : undefined
  return address?.origin === own ? trackedPage(address, '').url : referrer
}

/** Files that count as downloads, by their ending, and those that the site writes. */
const FILE = /\.(pdf|csv|json|step|stp|stl|dxf|zip|ics|docx?|xlsx?)$/i
const WRITTEN_FILE =
  /^\/[a-z]{2}\/(calendar\/|shop\/(sheet\/|cad\/[^/]+\/|account\/.*\/request\/|attachments\/[^/]+\/[^/]+$))/

/**
 * How a followed link is reported: to another site, or a file of this one. Others are page views.
 * @param isNamed whether the link itself says that it leads to a file
 */
export function linkKind(address: URL, own: string, isNamed: boolean): 'link' | 'download' | undefined {
  const { origin, pathname, protocol } = address
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  if (origin !== own) return 'link'
  return isNamed || FILE.test(pathname) || WRITTEN_FILE.test(pathname) ? 'download' : undefined
}
