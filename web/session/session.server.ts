import { signCookie, verifyCookie } from './cookie-signature.server.ts'
import { readCookies, serialiseCookie } from './cookies.ts'

/** The cookies that the server writes, each signed by it; `language` is the browser's own, see remember-language.ts. */
type CookieName = 'context-token' | 'cart-count' | 'flash' | 'sent-request' | 'shown-request'
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
export interface SentRequest {
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
  /** Language chosen by an earlier visit, for `/` only. */
  readonly language: string | undefined
  /** A short text for the next page: shown as a toast, or as a notice without scripts. */
  flash(text: string): void
  /** Takes the text of the last `flash`. */
  takeFlash(): string | undefined
  sentRequest: SentRequest | undefined
  /** Key of the request on the summary that was shown last: whether it was sent can be asked by it. */
  shownRequest: string | undefined
  setCookies(headers: Headers): void
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
  read: (request: Request) => Session
  /** Whether a request belongs to one visitor alone: its page is then neither kept nor taken from the page cache. */
  isPersonal: (request: { headers: Pick<Headers, 'get'> }) => boolean
}

/** A cookie that is unsigned, foreign or broken counts as none: the site adopts no token that it did not give out. */
export function createSessions({ secret, secure, onForged = () => {} }: SessionOptions): Sessions {
  const fullName = (name: CookieName) => (secure ? `__Host-${name}` : name)
  const verified = (cookies: ReadonlyMap<string, string>, name: CookieName) =>
    verifyCookie(secret, name, cookies.get(fullName(name))) || undefined
  return {
    read: (request) => {
      const cookies = readCookies(request.headers.get('cookie'))
      return openSession({
        get: (name) => {
          const value = verified(cookies, name)
          if (value === undefined && cookies.get(fullName(name))) onForged(name)
          return value
        },
        language: cookies.get('language'),
        write: (name, value, maxAge) =>
          serialiseCookie(fullName(name), value && signCookie(secret, name, value), {
            maxAge,
            httpOnly: true,
            secure,
          }),
      })
    },
    isPersonal: ({ headers }) => {
      const header = headers.get('cookie')
      if (!header) return false
      const cookies = readCookies(header)
      return (['context-token', 'flash', 'sent-request'] as const).some((name) => verified(cookies, name))
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
  const [givenCount, givenKey] = [get('cart-count'), get('shown-request')]

  const session: Session = {
    contextToken: givenToken,
    cartCount: Math.max(0, Math.trunc(Number(givenCount ?? 0)) || 0),
    language,
    sentRequest: parseSentRequest(get('sent-request')),
    shownRequest: givenKey,
    flash: (text) => put('flash', text, FLASH_LIFE),
    takeFlash() {
      const text = get('flash')
      if (text !== undefined) put('flash', '', 0)
      return text
    },
    setCookies(headers) {
      const isKept = isFresh && session.contextToken === givenToken
      const count = String(session.cartCount)
      if (session.contextToken) {
        if (!isKept) put('context-token', datedToken(session.contextToken), CONTEXT_TOKEN_LIFE)
        if (!isKept || count !== (givenCount ?? '0')) put('cart-count', count, CONTEXT_TOKEN_LIFE)
      } else {
        if (givenToken) put('context-token', '', 0)
        if (givenCount) put('cart-count', '', 0)
      }
      const sent = session.sentRequest
      if (sent) put('sent-request', JSON.stringify(sent), REQUEST_LIFE)
      if (session.shownRequest) put('shown-request', session.shownRequest, CONTEXT_TOKEN_LIFE)
      else if (givenKey) put('shown-request', '', 0)
      for (const cookie of pending.values()) headers.append('set-cookie', cookie)
    },
  }
  return session
}

const secondsNow = (): number => Math.floor(Date.now() / 1000)

/** The token with the time at which the browser was given it. */
const datedToken = (token: string): string => `${token}@${secondsNow()}`

function readToken(dated: string | undefined): [token: string | undefined, isFresh: boolean] {
  if (!dated) return [undefined, false]
  const [token = '', time] = dated.split('@')
  return [token || undefined, secondsNow() - Number(time) < FRESH_FOR]
}

function parseSentRequest(text: string | undefined): SentRequest | undefined {
  if (!text) return undefined
  try {
    const { number, email, key, picture } = JSON.parse(text) as Partial<Record<keyof SentRequest, unknown>>
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
