import { isLocale, isOfferedLocale } from '#contracts/locales.ts'

/** The reason why a request does not reach a page. */
export interface Refusal {
  status: number
  /** For the error page; by default the status as its code. */
  notice?: object
  /** Allowed methods of the address, with 405. */
  allow?: string
}

/** Characters of path and query together. The longest of ours, a listing with all its filters, has a few hundred. */
const LONGEST_ADDRESS = 2000

export interface RefusalRules {
  /** Returns the methods of the page at a path in the form of an `Allow` header. */
  methodsAt: (pathname: string) => string
}

/** Returns why this request is refused, if it is. Its address already has the site's own origin. */
export function findRefusal(
  request: Pick<Request, 'url' | 'method' | 'headers'>,
  { methodsAt }: RefusalRules,
): Refusal | undefined {
  const { origin, pathname, search } = new URL(request.url)
  if (pathname.length + search.length > LONGEST_ADDRESS) return { status: 414 }
  if (!isPlainText(pathname) || search.includes('%00')) return { status: 400 }
  const [, language] = pathname.split('/')
  if (isLocale(language) && !isOfferedLocale(language)) return { status: 404 }
  const allow = methodsAt(pathname.replace(/\.data$/, ''))
  if (!allow.split(', ').includes(request.method)) return { status: 405, allow }
  if (request.method === 'POST' && !isOwn(request.headers, origin)) return { status: 403 }
  return undefined
}

/** Browsers send the origin of each form, or at least the kind of site. Other clients need not. */
function isOwn(headers: Headers, own: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === own
  return [null, 'same-origin', 'none'].includes(headers.get('sec-fetch-site'))
}

/** Whether the address can be decoded, to a text without NUL. No name has a NUL, and no database accepts it. */
export function isPlainText(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
