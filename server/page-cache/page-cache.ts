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
  /** A page could not be made anew in the background; the old one goes on being served. */
  onStale?: (key: string, reason: unknown) => void
}

export interface PageCache {
  /** The page of a request: kept, or rendered. */
  handle: (request: Request) => Promise<Response>
  /**
   * A fresh page that is kept, without making anything: the same answer as `handle` would give, for a server that
   * can do without a Request and a Response.
   * @param asked with an address from the root on, as it stands in the request line.
   */
  find: (asked: Asked & { address: string }) => Answer | undefined
}

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
  onStale = () => {},
}: PageCacheOptions): PageCache {
  // A Map keeps insertion order: moving a page to the end at each use makes the first one the least recently used.
  const pages = new Map<string, KeptPage>()
  const underWay = new Map<string, Promise<Response | KeptPage>>()
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
  function make(key: string, request: Request): Promise<Response | KeptPage> {
    const running = underWay.get(key)
    if (running) return running
    const made = render(asEverybody(request))
      .then(async (response) => {
        if (!isKeepable(response)) return response
        const page = await keepPage(response, now(), headers)
        keep(key, page)
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  /** Throws when the page cannot be made; the kept one stays. One that is gone is forgotten. */
  async function renew(key: string, request: Request): Promise<void> {
    const made = await make(key, request)
    if (!(made instanceof Response)) return
    if (made.status >= 500) throw new Error(`answered ${made.status}`)
    forget(key)
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

  return {
    find(asked) {
      if (!isShared(asked)) return undefined
      const page = take(addressKey(asked.address))
      return page && now() - page.madeAt <= freshFor ? answerFrom(page, asked) : undefined
    },
    async handle(request) {
      if (!isShared(request) || isByVisitor(request)) return render(request)
      const key = pageKey(request.url)
      const page = take(key)
      if (!page) return answer(await make(key, request), request)
      const age = now() - page.madeAt
      if (age > freshFor) {
        const renewed = renew(key, request)
        if (age > freshFor + staleFor) {
          await renewed.catch(() => forget(key))
          return answer(await make(key, request), request)
        }
        renewed.catch((reason: unknown) => onStale(key, reason))
      }
      return answer(page, request)
    },
  }
}

/** The root is no page: where it leads depends on who asks, so nothing of it is shared. */
const isByVisitor = (request: Request): boolean => new URL(request.url).pathname === '/'

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
