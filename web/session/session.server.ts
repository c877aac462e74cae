import { signCookie, verifyCookie } from './cookie-signature.server.ts'
import { readCookies, serialiseCookie } from './cookies.ts'

/** The cookies that the server writes, each signed by it; `language` is the browser's own, see remember-language.ts. */
type CookieName = 'context-token' | 'cart-count' | 'cache-hash' | 'flash' | 'sent-request' | 'shown-request'
/** Seconds from the last use. */
const CONTEXT_TOKEN_LIFE = 3600
/**
 * Seconds for which a token is not written again while it stays the same. A slow response that began before a
 * registration would otherwise put the replaced token back into the browser, and the cart would look empty.
 */
const FRESH_FOR = 60
const FLASH_LIFE = 60
const REQUEST_LIFE = 3600

/** A quote request that this browser has just sent: what the confirmation shows again after a reload. */
export interface SentQuoteRequest {
  number: string
  email: string
  /** The idempotency key it was sent with. */
  key: string
  /** Picture of its first product; empty when there is none. */
  picture: string
}

/** What the browser carries between requests. Read once, written back by `setCookies` after the page is made. */
export interface Session {
  /** Token of the visitor's context at the shop; undefined until something has to be remembered. */
  contextToken: string | undefined
  /** Pieces in the cart as of the last change, for the badge. */
  cartCount: number
  /**
   * What the shop shows this visitor's group of customers, as the shop names it (`sw-cache-hash`); undefined for everyone
   * else. Part of the key of every page that is kept.
   */
  cacheHash: string | undefined
  /** Language chosen by an earlier visit, for `/` only. */
  readonly language: string | undefined
  /** A short text for the next page: shown as a toast, or as a notice without scripts. */
  flash(text: string): void
  readonly hasFlash: boolean
  /** Takes the text of the last `flash`. */
  takeFlash(): string | undefined
  sentQuoteRequest: SentQuoteRequest | undefined
  /** Key of the request on the summary that was shown last: whether it was sent can be asked by it. */
  shownQuoteRequestKey: string | undefined
  setCookies(headers: Headers): void
  /** Values of `Set-Cookie` that go with a page from memory: those of a token that would end soon, and of a flash that was taken. */
  renew(): string[]
}

export interface SessionOptions {
  /** Key of the cookies' signatures, the same in every process of an installation. */
  secret: string
  /** The site is reached over HTTPS: cookies are `Secure` and bound to this very host by their prefix. */
  secure: boolean
  /** Is told the name of a cookie that is not signed by this installation. */
  onForged?: (name: string) => void
}

export interface Sessions {
  read: (request: CookieRequest) => Session
  /** The session for a page from memory: undefined where no cookie says anything about such a page. Reports nothing. */
  peek: (request: CookieRequest) => Session | undefined
}

interface CookieRequest {
  headers: Pick<Headers, 'get'>
}

/** Cookies by which a page for everybody may differ. */
const ON_SHARED_PAGES = /(context-token|cache-hash|flash)=/

/** A cookie that is unsigned, foreign or broken counts as none: the site adopts no token that it did not give out. */
export function createSessions({ secret, secure, onForged = () => {} }: SessionOptions): Sessions {
  const fullName = (name: CookieName) => (secure ? `__Host-${name}` : name)
  const open = (header: string | null, report: (name: string) => void) => {
    const cookies = readCookies(header)
    return openSession({
      get: (name) => {
        const given = cookies.get(fullName(name))
        const value = verifyCookie(secret, name, given) || undefined
        if (value === undefined && given) report(name)
        return value
      },
      language: cookies.get('language'),
      write: (name, value, maxAge) =>
        serialiseCookie(fullName(name), value && signCookie(secret, name, value), { maxAge, httpOnly: true, secure }),
    })
  }
  return {
    read: ({ headers }) => open(headers.get('cookie'), onForged),
    peek({ headers }) {
      const header = headers.get('cookie')
      if (!header || !ON_SHARED_PAGES.test(header)) return undefined
      const session = open(header, () => {})
      return (session.contextToken ?? session.cacheHash ?? session.hasFlash) ? session : undefined
    },
  }
}

interface CookieJar {
  get: (name: CookieName) => string | undefined
  language: string | undefined
  /** A `Set-Cookie` value; `maxAge` in seconds, 0 removes the cookie. */
  write: (name: CookieName, value: string, maxAge: number) => string
}

function openSession({ get, language, write }: CookieJar): Session {
  const pending = new Map<CookieName, string>()
  const put = (name: CookieName, value: string, maxAge: number) => pending.set(name, write(name, value, maxAge))
  const [givenToken, isFresh] = readToken(get('context-token'))
  const [givenCount, givenKey, givenHash] = [get('cart-count'), get('shown-request'), get('cache-hash')]
  const givenFlash = get('flash')

  const session: Session = {
    contextToken: givenToken,
    cartCount: Math.max(0, Math.trunc(Number(givenCount ?? 0)) || 0),
    cacheHash: givenHash,
    language,
    sentQuoteRequest: parseSentRequest(get('sent-request')),
    shownQuoteRequestKey: givenKey,
    flash: (text) => put('flash', text, FLASH_LIFE),
    hasFlash: givenFlash !== undefined,
    takeFlash() {
      if (givenFlash !== undefined) put('flash', '', 0)
      return givenFlash
    },
    setCookies(headers) {
      const isKept = isFresh && session.contextToken === givenToken
      const count = String(session.cartCount)
      if (session.contextToken) {
        if (!isKept) put('context-token', datedToken(session.contextToken), CONTEXT_TOKEN_LIFE)
        if (!isKept || count !== (givenCount ?? '0')) put('cart-count', count, CONTEXT_TOKEN_LIFE)
        if (session.cacheHash && (!isKept || session.cacheHash !== givenHash))
          put('cache-hash', session.cacheHash, CONTEXT_TOKEN_LIFE)
      } else {
        if (givenToken) put('context-token', '', 0)
        if (givenCount) put('cart-count', '', 0)
      }
      // A group is that of a context: with its end, or when the shop names none, there is none.
      if (givenHash && !(session.contextToken && session.cacheHash)) put('cache-hash', '', 0)
      const sent = session.sentQuoteRequest
      if (sent) put('sent-request', JSON.stringify(sent), REQUEST_LIFE)
      if (session.shownQuoteRequestKey) put('shown-request', session.shownQuoteRequestKey, CONTEXT_TOKEN_LIFE)
      else if (givenKey) put('shown-request', '', 0)
      for (const cookie of pending.values()) headers.append('set-cookie', cookie)
    },
    renew() {
      if (!givenToken || isFresh) return [...pending.values()]
      const headers = new Headers()
      session.setCookies(headers)
      return headers.getSetCookie()
    },
  }
  return session
}

/** The session on a page for everybody: there is none, and nothing can be put into it. */
export const NO_SESSION: Session = Object.freeze({
  contextToken: undefined,
  cartCount: 0,
  cacheHash: undefined,
  language: undefined,
  hasFlash: false,
  flash: refuseVisitor,
  takeFlash: () => undefined,
  sentQuoteRequest: undefined,
  shownQuoteRequestKey: undefined,
  setCookies: () => {},
  renew: () => [],
})

function refuseVisitor(): never {
  throw new Error('a page for everybody has no visitor')
}

const secondsNow = (): number => Math.floor(Date.now() / 1000)

/** The token with the time at which the browser was given it. */
const datedToken = (token: string): string => `${token}@${secondsNow()}`

function readToken(dated: string | undefined): [token: string | undefined, isFresh: boolean] {
  if (!dated) return [undefined, false]
  const [token = '', time] = dated.split('@')
  return [token || undefined, secondsNow() - Number(time) < FRESH_FOR]
}

function parseSentRequest(text: string | undefined): SentQuoteRequest | undefined {
  if (!text) return undefined
  try {
    const { number, email, key, picture } = JSON.parse(text) as Partial<Record<keyof SentQuoteRequest, unknown>>
    if (typeof number !== 'string' || typeof email !== 'string' || typeof key !== 'string') return undefined
    return {
      number,
      email,
      key,
      picture: typeof picture === 'string' && /^\/(?!\/)|^https:/.test(picture) ? picture : '',
    }
  } catch {
    return undefined
  }
}
