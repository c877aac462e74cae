import { LRUCache } from 'lru-cache'
import { withinPatience } from '#web/clients/within-patience.ts'
import { type CachedPage, readCachedPage } from './cached-page.ts'
import type { PageVisitor } from './page-visitor.ts'
import { withoutCampaign } from './campaign.ts'
import { fillMarks, PLACE_NAMES, placeMark } from '#web/places/place-mark.ts'

export interface PageCacheOptions {
  /** Renders a shared page with marks for its places. */
  render: (request: Request) => Promise<Response>
  /** Milliseconds for which a page counts as fresh. */
  freshFor?: number
  /** How long after that it is served while it is renewed in the background. An older one is renewed first. */
  renewedBehindFor?: number
  /** How long a visitor waits for that renewal before the older page is sent, in milliseconds. */
  patience?: number
  /** How long it may still be served while a service is down, in milliseconds. */
  staleFor?: number
  /** Bytes of all cached pages together. */
  capacity?: number
  /** When content changed last, ms since the epoch. Older pages are made again before they are sent. */
  changedAt?: () => number
  now?: () => number
  /**
   * Asked before a page is made that may be kept, for a waiting visitor or to renew a stale one. It resolves with a
   * function to call afterwards, or rejects if the page may not be made.
   */
  admit?: Record<'visit' | 'renewal', () => Promise<() => void>>
  /** Called when a page could not be rendered again in the background; the old one is still served. */
  onStale?: (key: string, reason: unknown) => void
  /** Called for each request. */
  onPage?: (outcome: PageOutcome) => void
  /** Called with the number of cached pages and their bytes when they have changed. */
  onKept?: (pages: number, bytes: number) => void
}

/** Sent from memory; sent from memory although it could not be made again in time; made for this visitor. */
export type PageOutcome = 'hit' | 'stale' | 'made'

/** The shared page of a request: cached, or rendered, with the visitor's texts in its places. */
export type PageCache = (request: Request, visitor: PageVisitor) => Promise<Response>

const AT_ONCE = { visit: async () => () => {}, renewal: async () => () => {} }

/**
 * The pages of shared routes (docs/decisions/0015), rendered once for all visitors and stored compressed. They are
 * served from memory with the visitor's texts in their places. A stale page is renewed in the background at first,
 * later while the visitor waits.
 *
 * Memory. Key: address. Owner: this process. End: stale for a day, gone at the next look, or the
 * least recently used one when `capacity` is full. Gain: a page costs what sending its bytes costs (`npm run bench`).
 * Errors, responses with cookies and responses marked `no-store` are never kept.
 */
export function createPageCache({
  render,
  freshFor = 30_000,
  renewedBehindFor = 30_000,
  patience = 2_000,
  staleFor = 24 * 3_600_000,
  capacity = 64 * 1024 * 1024,
  changedAt = () => 0,
  now = Date.now,
  admit = AT_ONCE,
  onStale = () => {},
  onPage = () => {},
  onKept = () => {},
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: capacity,
    // The cache does not take a size of 0.
    sizeCalculation: ({ size }) => size + 1,
  })
  const underWay = new Map<string, Promise<Response | CachedPage>>()
  const renewing = new Set<string>()
  /**
   * Until when a page is sent as it is, because it could not be made again. Key: the page. Owner: this cache. End: with
   * the page. Gain: while a service hangs, one visitor in `freshFor` waits for a page.
   */
  const excusedUntil = new WeakMap<CachedPage, number>()

  /** Renders once for all who ask at the same time; a page that turns out to be for one visitor, for each of them. */
  function make(key: string, request: Request, admission: () => Promise<() => void>) {
    const begin = () => renderAdmitted(key, request, admission)
    const running = underWay.get(key)
    if (running) return running.then((made) => (isForOne(made) ? begin() : made))
    const rendering = begin().finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  async function renderAdmitted(key: string, request: Request, admission: () => Promise<() => void>) {
    const done = await admission()
    try {
      const response = await render(asEverybody(request))
      if (!isKeepable(response)) return response
      const page = await readCachedPage(response, now())
      pages.set(key, page)
      onKept(pages.size, pages.calculatedSize)
      return page
    } finally {
      done()
    }
  }

  /** The result of an attempt to make a cached page again. A page that is gone is evicted. */
  function checkRenewed(key: string, made: Response | CachedPage): void {
    if (!(made instanceof Response)) return
    if (made.status >= 500) throw new Error(`answered ${made.status}`)
    pages.delete(key)
  }

  /** Makes a page again for a visitor who waits. Undefined if that takes too long or fails: then the kept one is sent. */
  async function renewFirst(key: string, copy: CachedPage, request: Request) {
    const making = make(key, request, admit.visit).then((made) => {
      checkRenewed(key, made)
      return made
    })
    try {
      return await withinPatience(making, patience)
    } catch (reason) {
      if (!isExcused(copy)) onStale(key, reason)
      excusedUntil.set(copy, now() + freshFor)
      return undefined
    }
  }

  /** Makes a stale page again in the background, once at a time. When it cannot be made, the kept one stays. */
  async function renew(key: string, request: Request): Promise<void> {
    if (renewing.has(key)) return
    renewing.add(key)
    try {
      // Admitted first: a visitor who has to wait for this page meanwhile does not queue with the renewals.
      const done = await admit.renewal()
      checkRenewed(key, await make(key, request, async () => done).finally(done))
    } catch (reason) {
      onStale(key, reason)
    } finally {
      renewing.delete(key)
    }
  }

  /**
   * A redirect to another site, which an editor may let keep the query. Only the content system knows, so it is asked
   * for this visitor with the campaign, too.
   */
  async function withOwnQuery(made: Response, request: Request): Promise<Response> {
    const target = made.headers.get('location') ?? ''
    if (!URL.canParse(target) || withoutCampaign(request.url) === request.url) return made
    const done = await admit.visit()
    try {
      const own = await render(asEverybody(request, request.url))
      const kept = own.headers.get('location') ?? ''
      return URL.canParse(kept) && withoutCampaign(kept) === new URL(target).href ? own : made
    } finally {
      done()
    }
  }

  const ageOf = (page: CachedPage) => now() - page.madeAt
  const isUsable = (page: CachedPage) => ageOf(page) <= freshFor + staleFor
  const isExcused = (page: CachedPage) => now() < (excusedUntil.get(page) ?? 0)
  /** Whether it is sent without waiting for a newer one. */
  const isRecent = (page: CachedPage) =>
    (ageOf(page) <= freshFor + renewedBehindFor && page.madeAt >= changedAt()) || (isUsable(page) && isExcused(page))

  return async (request, visitor) => {
    const key = pageKey(request.url)
    const found = pages.get(key)
    const copy = found && isUsable(found) ? found : undefined
    if (copy && isRecent(copy)) {
      if (ageOf(copy) > freshFor) void renew(key, request)
      onPage('hit')
      return copy.respond(request, visitor)
    }
    if (!copy) pages.delete(key)
    const page = copy ? ((await renewFirst(key, copy, request)) ?? copy) : await make(key, request, admit.visit)
    onPage(page === copy ? 'stale' : 'made')
    if (!(page instanceof Response)) return page.respond(request, visitor)
    return fillResponse((await withOwnQuery(page, request)).clone(), request, visitor)
  }
}

/**
 * Returns a request without its visitor, whose result several visitors share. It has no cookies, no body, and nothing
 * that a campaign knows of its readers.
 */
function asEverybody(request: Request, address = withoutCampaign(request.url)): Request {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'if-none-match', 'range']) headers.delete(name)
  return new Request(address, { method: 'GET', headers })
}

/**
 * Whether each visitor needs a page of their own, for example with the state of a form. With the same state the second
 * of two visitors' messages would be taken for a repeated one and lost. Errors are shared, so that a service that is
 * down is asked once.
 */
const isForOne = (made: Response | CachedPage): boolean =>
  made instanceof Response &&
  made.status < 500 &&
  (made.headers.has('set-cookie') || /no-store/.test(made.headers.get('cache-control') ?? ''))

function isKeepable(response: Response): boolean {
  if (response.status !== 200 || response.headers.has('set-cookie')) return false
  return !/no-store|private/.test(response.headers.get('cache-control') ?? '')
}

/**
 * The same key for the same page: parameters in a fixed order, without campaign parameters. Repeated ones keep their
 * order.
 */
function pageKey(address: string): string {
  const { pathname, searchParams } = new URL(withoutCampaign(address))
  const pairs = [...searchParams]
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = new URLSearchParams(pairs).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Fills a shared page that is not cached, such as an error, with the texts of one visitor. */
async function fillResponse(response: Response, request: Request, visitor: PageVisitor): Promise<Response> {
  const { status, headers } = response
  if (!headers.get('content-type')?.startsWith('text/html')) return response
  const page = await response.text()
  const places = PLACE_NAMES.filter((name) => page.includes(placeMark(name)))
  const { texts, cookies } = visitor.fill(places, request)
  const filled = new Response(fillMarks(page, texts), { status, headers })
  for (const cookie of cookies) filled.headers.append('set-cookie', cookie)
  if (cookies.length > 0 || Object.values(texts).some(Boolean)) filled.headers.set('cache-control', 'no-store')
  return filled
}
