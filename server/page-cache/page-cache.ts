import { answerFrom, keepPage, type KeptPage } from './kept-page.ts'
import { pageKey } from './page-key.ts'

export interface PageCacheOptions {
  render: (request: Request) => Promise<Response>
  /** Requests that belong to one visitor are rendered for that visitor. */
  isPersonal: (request: Request) => boolean
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

/**
 * Pages of visitors without a session are the same for everybody: rendered once, kept compressed, served from memory,
 * made anew in the background when stale. Errors, answers with cookies and answers marked `no-store` are never kept.
 */
export function createPageCache({
  render,
  isPersonal,
  freshFor = 30_000,
  staleFor = 24 * 3_600_000,
  capacity = 128 * 1024 * 1024,
  now = Date.now,
  onStale = () => {},
}: PageCacheOptions): (request: Request) => Promise<Response> {
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
        const page = await keepPage(response, now())
        keep(key, page)
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method) || isPersonal(request)) return render(request)
    const key = pageKey(request.url)
    const page = pages.get(key)
    if (page) {
      pages.delete(key)
      pages.set(key, page)
      const age = now() - page.madeAt
      if (age > freshFor) {
        const renewed = make(key, request).then((made) => {
          if (made instanceof Response) {
            if (made.status >= 500) throw new Error(`answered ${made.status}`)
            forget(key)
          }
        })
        if (age > freshFor + staleFor) {
          await renewed.catch(() => forget(key))
          return answer(await make(key, request), request)
        }
        renewed.catch((reason: unknown) => onStale(key, reason))
      }
      return answerFrom(page, request)
    }
    return answer(await make(key, request), request)
  }
}

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
  made instanceof Response ? made.clone() : answerFrom(made, request)
