import { LRUCache } from 'lru-cache'
import { withinPatience } from '#web/clients/within-patience.ts'
import { compressOwn } from './compress-own.ts'
import { readCachedPage, type CachedPage } from './cached-page.ts'
import { fillResponse } from './fill-response.ts'
import { addressKey, groupKey, pageKey, withoutCampaign } from './page-key.ts'
import {
  isRead,
  toResponse,
  type AddressedRequest,
  type PageRequest,
  type PageResponse,
  type PageVisitor,
} from './page-request.ts'

export interface PageCacheOptions {
  /** Renders a shared page for a group of customers, with marks for its places. */
  renderShared: (request: Request, group: string) => Promise<Response>
  /** Renders what belongs to one visitor. */
  renderOwn: (request: Request) => Promise<Response>
  /** Whether the page at a path is a shared one, by its route. */
  isShared: (pathname: string) => boolean
  /** Facts from a request's cookies; undefined without any. */
  visitorOf?: (request: PageRequest) => PageVisitor | undefined
  /** Headers for every cached page, unless it has one of that name. */
  headers?: readonly (readonly [string, string])[]
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
  now?: () => number
  /**
   * Asked before a page is made that may be kept: for the visitor who waits, or to renew one that is stale. Resolves when it may
   * be made, with what is called afterwards; rejects when it may not. Pages for one visitor alone are not asked about.
   */
  admit?: Record<'visit' | 'renewal', () => Promise<() => void>>
  /** Called when a page could not be rendered again in the background; the old one is still served. */
  onStale?: (key: string, reason: unknown) => void
}

export interface PageCache {
  /** The page of a request: cached, or rendered. */
  handle: (request: Request) => Promise<Response>
  /**
   * A cached page that needs no renewal now, without making anything: the same response as `handle` would give, for a
   * server that can do without a Request and a Response.
   */
  find: (request: AddressedRequest) => PageResponse | undefined
  /**
   * Work that `handle` would have to do: nothing, because the page is cached or being made; a shared page, which `admit` may
   * refuse; or a page for this visitor.
   */
  needOf: (request: AddressedRequest) => 'nothing' | 'shared page' | 'own page'
}

const AT_ONCE = { visit: async () => () => {}, renewal: async () => () => {} }

/**
 * The pages of shared routes (docs/decisions/0015): rendered once for all visitors, stored compressed, served from memory with
 * the visitor's texts in their places, renewed when stale: soon after it in the background, later while the visitor waits.
 *
 * Memory. Key: address and group of customers. Owner: this process. End: stale for a day, gone at the next look, or the
 * least recently used one when `capacity` is full. Gain: a page costs what sending its bytes costs (`npm run bench`).
 * Errors, responses with cookies and responses marked `no-store` are never kept.
 */
export function createPageCache({
  renderShared,
  renderOwn,
  isShared,
  visitorOf = () => undefined,
  headers = [],
  freshFor = 30_000,
  renewedBehindFor = 30_000,
  patience = 2_000,
  staleFor = 24 * 3_600_000,
  capacity = 128 * 1024 * 1024,
  now = Date.now,
  admit = AT_ONCE,
  onStale = () => {},
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: capacity,
    // The cache does not take a size of 0.
    sizeCalculation: (page) => page.size() + 1,
  })
  const underWay = new Map<string, Promise<Response | CachedPage>>()
  const renewing = new Set<string>()
  /**
   * Until when a page is sent as it is, because it could not be made again. Key: the page. Owner: this cache. End: with
   * the page. Gain: while a service hangs, one visitor in `freshFor` waits for a page.
   */
  const excusedUntil = new WeakMap<CachedPage, number>()

  /** Renders once for all who ask at the same time; a page that turns out to be for one visitor, for each of them. */
  function make(key: string, request: Request, group: string, admission: () => Promise<() => void>) {
    const render = () => renderAdmitted(key, request, group, admission)
    const running = underWay.get(key)
    if (running) return running.then((made) => (isForOne(made) ? render() : made))
    const rendering = render().finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  async function renderAdmitted(key: string, request: Request, group: string, admission: () => Promise<() => void>) {
    const done = await admission()
    try {
      const response = await renderShared(asEverybody(request), group)
      if (!isKeepable(response)) return response
      const page = await readCachedPage(response, now(), headers)
      pages.set(key, page)
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
  async function renewFirst(key: string, copy: CachedPage, request: Request, group: string) {
    const making = make(key, request, group, admit.visit).then((made) => {
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
  async function renew(key: string, request: Request, group: string): Promise<void> {
    if (renewing.has(key)) return
    renewing.add(key)
    try {
      // Admitted first: a visitor who has to wait for this page meanwhile does not wait in the line of the renewals.
      const done = await admit.renewal()
      checkRenewed(key, await make(key, request, group, async () => done).finally(done))
    } catch (reason) {
      onStale(key, reason)
    } finally {
      renewing.delete(key)
    }
  }

  /** The response of a page, compressed now if it is the first one in its encoding. */
  async function send(key: string, page: CachedPage, request: AddressedRequest, visitor: PageVisitor | undefined) {
    const size = page.size()
    const response = await page.prepare(request, visitor)
    if (page.size() !== size && pages.peek(key) === page) {
      // The same value again would not be measured again.
      pages.delete(key)
      pages.set(key, page)
    }
    return toResponse(response)
  }

  const ageOf = (page: CachedPage) => now() - page.madeAt
  const isUsable = (page: CachedPage) => ageOf(page) <= freshFor + staleFor
  const isExcused = (page: CachedPage) => now() < (excusedUntil.get(page) ?? 0)
  /** Whether it is sent without waiting for a newer one. */
  const isRecent = (page: CachedPage) =>
    ageOf(page) <= freshFor + renewedBehindFor || (isUsable(page) && isExcused(page))

  return {
    find(request) {
      if (!isRead(request)) return undefined
      const visitor = visitorOf(request)
      const key = groupKey(visitor?.group, addressKey(request.address))
      const page = pages.get(key)
      if (!page) return undefined
      const isGood = ageOf(page) <= freshFor || (renewing.has(key) && isRecent(page))
      return isGood ? page.respond(request, visitor) : undefined
    },
    needOf(request) {
      const key = addressKey(request.address)
      if (!isRead(request) || !key || !isShared(pathOf(key))) return 'own page'
      const ofGroup = groupKey(visitorOf(request)?.group, key)
      const page = pages.peek(ofGroup)
      return (page && isUsable(page)) || underWay.has(ofGroup) ? 'nothing' : 'shared page'
    },
    async handle(request) {
      const { pathname, search } = new URL(request.url)
      if (!isRead(request) || !isShared(pathname)) return compressOwn(await renderOwn(request), request)
      const visitor = visitorOf(request)
      const group = visitor?.group ?? ''
      const key = groupKey(group, pageKey(request.url))
      const addressed = { method: request.method, headers: request.headers, address: pathname + search }
      const found = pages.get(key)
      const copy = found && isUsable(found) ? found : undefined
      if (copy && isRecent(copy)) {
        if (ageOf(copy) > freshFor) void renew(key, request, group)
        return send(key, copy, addressed, visitor)
      }
      if (!copy) pages.delete(key)
      const page = copy
        ? ((await renewFirst(key, copy, request, group)) ?? copy)
        : await make(key, request, group, admit.visit)
      return page instanceof Response
        ? compressOwn(await fillResponse(page.clone(), addressed, visitor), request)
        : send(key, page, addressed, visitor)
    },
  }
}

const pathOf = (key: string): string => key.split('?', 1)[0] ?? key

/**
 * Returns a request without its visitor, whose result several visitors share: it has no cookies, nothing that a
 * campaign knows of its readers, and no body.
 */
function asEverybody(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'if-none-match', 'range']) headers.delete(name)
  return new Request(withoutCampaign(request.url), { method: 'GET', headers })
}

/**
 * Whether each visitor needs a page of their own, for example with the state of a form: if two visitors had the same state,
 * the second message would be taken for a repeated one and lost. Errors are shared, so that a service that is down is
 * asked once.
 */
const isForOne = (made: Response | CachedPage): boolean =>
  made instanceof Response &&
  made.status < 500 &&
  (made.headers.has('set-cookie') || /no-store/.test(made.headers.get('cache-control') ?? ''))

function isKeepable(response: Response): boolean {
  if (response.status !== 200 || response.headers.has('set-cookie')) return false
  return !/no-store|private/.test(response.headers.get('cache-control') ?? '')
}
