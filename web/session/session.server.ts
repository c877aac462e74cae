import { readCookies, serialiseCookie } from './cookies.ts'

export const CONTEXT_TOKEN_COOKIE = 'context-token'
/** Seconds from the last use; decisions.md "context token". */
const CONTEXT_TOKEN_LIFE = 3600
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

export function readSession(request: Request): Session {
  const cookies = readCookies(request.headers.get('cookie'))
  const secure = new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
  const pending = new Map<string, string>()
  const put = (name: string, value: string, maxAge: number, httpOnly = true) =>
    pending.set(name, serialiseCookie(name, value, { maxAge, httpOnly, secure }))
  const givenToken = cookies.get(CONTEXT_TOKEN_COOKIE) || undefined

  const session: Session = {
    contextToken: givenToken,
    cartCount: Math.max(0, Math.trunc(Number(cookies.get('cart-count') ?? 0)) || 0),
    language: cookies.get('language'),
    sentRequest: parseSentRequest(cookies.get('sent-request')),
    shownRequest: cookies.get('shown-request') || undefined,
    flash: (text) => put('flash', text, FLASH_LIFE),
    takeFlash() {
      const text = cookies.get('flash')
      if (text !== undefined) put('flash', '', 0)
      return text
    },
    setCookies(headers) {
      if (session.contextToken) put(CONTEXT_TOKEN_COOKIE, session.contextToken, CONTEXT_TOKEN_LIFE)
      else if (givenToken) put(CONTEXT_TOKEN_COOKIE, '', 0)
      if (session.contextToken) put('cart-count', String(session.cartCount), CONTEXT_TOKEN_LIFE)
      else if (cookies.has('cart-count')) put('cart-count', '', 0)
      const sent = session.sentRequest
      if (sent) put('sent-request', JSON.stringify(sent), REQUEST_LIFE)
      if (session.shownRequest) put('shown-request', session.shownRequest, CONTEXT_TOKEN_LIFE)
      else if (cookies.has('shown-request')) put('shown-request', '', 0)
      for (const cookie of pending.values()) headers.append('set-cookie', cookie)
    },
  }
  return session
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

/** Whether a request belongs to one visitor alone: its page is then neither kept nor taken from the page cache. */
export const isPersonal = (request: { headers: Pick<Headers, 'get'> }): boolean => {
  const cookies = readCookies(request.headers.get('cookie'))
  return [CONTEXT_TOKEN_COOKIE, 'flash', 'sent-request'].some((name) => cookies.get(name))
}
