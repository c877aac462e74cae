import type { UIMatch } from 'react-router'
import { pageHandle } from '#web/app/route-handle.ts'

/** A page as it is reported: neither address nor title says anything about the visitor. */
export interface TrackedPage {
  url: string
  title: string
  /** On the page of results. */
  search: TrackedSearch | undefined
  /** Whether its address or its files may belong to one visitor. */
  isOwn: boolean
}

/** A search as it is reported. */
export interface TrackedSearch {
  term: string
  /** Of all kinds together; unknown if the search failed. */
  hits?: number | undefined
}

/** The routes of an address, as `useMatches` returns them. */
type Matches = readonly (Pick<UIMatch, 'handle' | 'params'> & { loaderData?: unknown })[]

/**
 * The reported form of a page. Queries are left out, because they hold choices, codes and addresses. A page that not
 * all visitors share has its reported path as its title. Parts of the path that its route does not know to be common
 * become `*`, however they look.
 */
export function trackedPage({ origin, pathname, search }: URL, title: string, matches: Matches): TrackedPage {
  const own = ownParts(matches)
  const path = own ? pathname.split('/').map(own).join('/') : pathname
  const term = /^\/[a-z]{2}\/search$/.test(pathname) ? new URLSearchParams(search).get('term')?.trim() : undefined
  const hits = hitsIn(matches.at(-1)?.loaderData)
  return {
    url: origin + path,
    title: own ? path : title,
    search: term ? { term, hits } : undefined,
    isOwn: own !== undefined,
  }
}

/** Hits of all kinds in the data of the page of results. */
function hitsIn(data: unknown): number | undefined {
  const counts = part(part(data, 'reply'), 'counts')
  if (typeof counts !== 'object' || counts === null) return undefined
  return Object.values(counts).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0)
}

const part = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

/** Hides the parts of an address that may belong to one visitor. Undefined for a page that all visitors share. */
function ownParts(matches: Matches): ((part: string) => string) | undefined {
  const handle = pageHandle(matches)
  const params = matches.at(-1)?.params ?? {}
  // Content at an address of the shop: perhaps a personal page, mistyped.
  const isMistyped = params['*']?.startsWith('shop/') === true
  if (handle?.caching === 'shared' && !isMistyped) return undefined
  const values = Object.entries(params).flatMap(([name, value = '']) => (name === 'locale' ? [] : value.split('/')))
  const hidden = new Set(values.filter((value) => !handle?.tracked?.includes(value)))
  // Parameters are decoded, and no fixed part has an escape.
  const isHidden = (part: string) => part !== '' && (!handle || part.includes('%') || hidden.has(part))
  return (part) => (isHidden(part) ? '*' : part)
}

/** The page before the first one, as it is reported. Of this site only the site, another as the browser names it. */
export const trackedReferrer = (referrer: string, own: string): string =>
  URL.canParse(referrer) && new URL(referrer).origin === own ? own : referrer

/** A followed link as it is reported: a file of a visitor's own page only as one of that page. */
export function trackedLink({ origin, pathname }: URL, page: Pick<TrackedPage, 'url' | 'isOwn'>): string {
  return page.isOwn && new URL(page.url).origin === origin ? `${page.url}/*` : origin + pathname
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
