import { answerFrom, keepPage, responseOf, type Answer, type Asked, type KeptPage } from './kept-page.ts'
import { addressKey, pageKey } from './page-key.ts'

export interface PageCacheOptions {
  render: (request: Request) => Promise<Response>
  /** Requests that belong to one visitor are rendered for that visitor. */
  isPersonal: (asked: Asked) => boolean
  /** Headers for every kept page, unless it has one of that name. */
  headers?: readonly (readonly [string, string])[]
  /** How long a page is served without looking again, in milliseconds. */
  freshFor?: number
  /** How long it may still be served while a service is down, in milliseconds. */
  staleFor?: number
  /** Bytes of all kept pages together. */
  capacity?: number
  now?: () => number
  /**
   * Asked before a page is made that may be kept: for the visitor who waits, or to renew one that is stale. Resolves when it may
   * be made, with what is called afterwards; rejects when it may not. Pages for one visitor alone are not asked about.
   */
  admit?: Record<'visit' | 'renewal', () => Promise<() => void>>
  /** A page could not be made anew in the background; the old one goes on being served. */
  onStale?: (key: string, reason: unknown) => void
}

export interface PageCache {
  /** The page of a request: kept, or rendered. */
  handle: (request: Request) => Promise<Response>
  /**
   * A page that is kept and needs no renewal now, without making anything: the same answer as `handle` would give, for
   * a server that can do without a Request and a Response.
   */
  find: (asked: AskedAddress) => Answer | undefined
  /**
   * What `handle` would have to make: nothing, because the page is kept or being made; a page for everybody, which
   * `admit` is asked about; or a page for this visitor.
   */
  needOf: (asked: AskedAddress) => 'nothing' | 'shared page' | 'own page'
}

/** With an address from the root on, as it stands in the request line. */
export type AskedAddress = Asked & { address: string }

const AT_ONCE = { visit: async () => () => {}, renewal: async () => () => {} }

/**
 * Pages of visitors without a session are the same for everybody: rendered once, kept compressed, served from memory,
 * made anew in the background when stale. Errors, answers with cookies and answers marked `no-store` are never kept.
 */
export function createPageCache({
  render,
  isPersonal,
  headers = [],
  freshFor = 30_000,
  staleFor = 24 * 3_600_000,
  capacity = 128 * 1024 * 1024,
  now = Date.now,
  admit = AT_ONCE,
  onStale = () => {},
}: PageCacheOptions): PageCache {
  // A Map keeps insertion order: moving a page to the end at each use makes the first one the least recently used.
  const pages = new Map<string, KeptPage>()
  const underWay = new Map<string, Promise<Response | KeptPage>>()
  const renewing = new Set<string>()
  let size = 0

  function forget(key: string) {
    size -= pages.get(key)?.size ?? 0
    pages.delete(key)
  }

  function keep(key: string, page: KeptPage) {
    forget(key)
    pages.set(key, page)
    size += page.size
    for (const oldest of pages.keys()) {
      if (size <= capacity) break
      forget(oldest)
    }
  }

  /** Renders once for all who ask at the same time. */
  function make(key: string, request: Request, begin: () => Promise<() => void>): Promise<Response | KeptPage> {
    const running = underWay.get(key)
    if (running) return running
    const made = renderAdmitted(key, request, begin).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  async function renderAdmitted(key: string, request: Request, begin: () => Promise<() => void>) {
    const done = await begin()
    try {
      const response = await render(asEverybody(request))
      if (!isKeepable(response)) return response
      const page = await keepPage(response, now(), headers)
      keep(key, page)
      return page
    } finally {
      done()
    }
  }

  /** Makes a stale page again in the background, once at a time. When it cannot be made, the kept one stays; one that is gone is forgotten. */
  async function renew(key: string, request: Request): Promise<void> {
    if (renewing.has(key)) return
    renewing.add(key)
    try {
      // Admitted first: a visitor who has to wait for this page meanwhile does not wait in the line of the renewals.
      const done = await admit.renewal()
      const made = await make(key, request, async () => done).finally(done)
      if (!(made instanceof Response)) return
      if (made.status >= 500) throw new Error(`answered ${made.status}`)
      forget(key)
    } catch (reason) {
      onStale(key, reason)
    } finally {
      renewing.delete(key)
    }
  }

  const isShared = (asked: Asked) => (asked.method === 'GET' || asked.method === 'HEAD') && !isPersonal(asked)

  /** The kept page, from now on the most recently used one. */
  function take(key: string): KeptPage | undefined {
    const page = pages.get(key)
    if (!page) return undefined
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  const ageOf = (page: KeptPage) => now() - page.madeAt
  const isUsable = (page: KeptPage) => ageOf(page) <= freshFor + staleFor

  return {
    find(asked) {
      if (!isShared(asked)) return undefined
      const key = addressKey(asked.address)
      const page = take(key)
      if (!page) return undefined
      const isGood = ageOf(page) <= freshFor || (renewing.has(key) && isUsable(page))
      return isGood ? answerFrom(page, asked) : undefined
    },
    needOf(asked) {
      const key = addressKey(asked.address)
      if (!isShared(asked) || isByVisitor(key)) return 'own page'
      const page = pages.get(key)
      return (page && isUsable(page)) || underWay.has(key) ? 'nothing' : 'shared page'
    },
    async handle(request) {
      const key = pageKey(request.url)
      if (!isShared(request) || isByVisitor(key)) return render(request)
      const page = take(key)
      if (!page || !isUsable(page)) {
        forget(key)
        return answer(await make(key, request, admit.visit), request)
      }
      if (ageOf(page) > freshFor) void renew(key, request)
      return answer(page, request)
    },
  }
}

/** The root is not a page: where it leads depends on the visitor, so nothing of it is shared. */
const isByVisitor = (key: string): boolean => /^\/(\?|$)/.test(key)

/** What several visitors share must not carry one of them: neither cookies nor a body that can be read only once. */
function asEverybody(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'if-none-match', 'range']) headers.delete(name)
  return new Request(request.url, { method: 'GET', headers })
}

function isKeepable(response: Response): boolean {
  if (response.status !== 200 || response.headers.has('set-cookie')) return false
  return !/no-store|private/.test(response.headers.get('cache-control') ?? '')
}

const answer = (made: Response | KeptPage, request: Request): Response =>
  made instanceof Response ? made.clone() : responseOf(answerFrom(made, request))
