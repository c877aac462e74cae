import { randomBytes } from 'node:crypto'
import { signCookie, verifyCookie } from './cookie-signature.server.ts'
import { cookieName, readCookies, serialiseCookie } from './cookies.ts'
import { createKnownDevices } from './known-device.server.ts'
import { parseSentQuoteRequest, type SentQuoteRequest } from './sent-quote-request.ts'

/** The cookies that the server writes and signs. The browser writes `language` itself, see web/shell/language/remember-language.ts. */
type CookieName =
  | 'context-token'
  | 'signed-in'
  | 'cart-count'
  | 'cart-lines'
  | 'flash'
  | 'sent-request'
  | 'shown-request'
  | 'removed-lines'
  | 'attachments'
  | 'opened-request'
/** Seconds from the last use. */
const CONTEXT_TOKEN_LIFE = 3600
/**
 * Seconds for which an unchanged token is not written again. Otherwise a slow response that began before a registration
 * would restore the replaced token, and the cart would look empty.
 */
const FRESH_FOR = 60
const FLASH_LIFE = 60
/** React Router's header of a redirect to a whole page, by `redirectDocument`. */
const DOCUMENT_REDIRECT = 'x-remix-reload-document'
/** Begins a flash that only a whole page shows. */
const OF_PAGE = '\n'
const REQUEST_LIFE = 3600
/** Value of the cookie `signed-in` for a customer with prices of his own. */
const OWN_PRICES = 'own-prices'
/** Seconds for which a removal from the cart can be undone. */
const UNDO_LIFE = 600

/** The visitor's state between requests. Read once; `setCookies` writes it back after the page is rendered. */
export interface Session {
  /** Token of the visitor's context at the shop; undefined until there is something to remember. */
  contextToken: string | undefined
  /**
   * Whether a customer with an account is signed in, as of the last page that asked the shop; for the header's link.
   */
  isSignedIn: boolean
  /**
   * Whether the shop may give this customer other prices than other visitors. Then no shared page is shown.
   */
  hasOwnPrices: boolean
  /** Pieces of the cart as of the last change, for the badge. */
  cartCount: number
  /** Product numbers of the cart as of the last read, packed, to notice those that the shop takes out. */
  cartLines: string | undefined
  /** Language chosen on an earlier visit, for `/` only. */
  readonly language: string | undefined
  /** A short text for the next page: shown as a toast, or as a notice without scripts. */
  flash(text: string): void
  readonly hasFlash: boolean
  /** Takes the text of the last `flash`. A script gets none while a whole page is on its way, which shows it. */
  takeFlash(by?: 'script'): string | undefined
  /** Remembers that a customer has signed in with this address in this browser; it outlasts the session. */
  knowDevice(email: string): void
  sentQuoteRequest: SentQuoteRequest | undefined
  /** Lines last removed from the cart, packed; undefined if there is nothing to undo. */
  removedLines: string | undefined
  /** Folder of the files of the quote request that is being prepared. It belongs to the cart. */
  attachmentFolder: string | undefined
  /** Returns that folder, a new one if there is none. */
  openAttachmentFolder(): string
  /** Key of the quote request on the last summary, used to find out whether it was sent. */
  shownQuoteRequestKey: string | undefined
  /**
   * Leaves nothing of the visitor behind: token, cart, files, and the quote request that was sent. The next visitor of
   * this browser has a session of their own.
   */
  end(): void
  /**
   * Removes all data of a customer whose session has ended at the shop. The token remains, because the cart may have
   * later lines.
   */
  forgetCustomer(): void
  /** The quote request that was opened by the link of its mail, packed. */
  openedRequest: string | undefined
  setCookies(headers: Headers): void
  /**
   * Values of `Set-Cookie` sent with a cached page. They renew a token that would expire soon, or remove a shown flash.
   */
  renew(): string[]
}

export interface SessionOptions {
  /** Key of the cookies' signatures, the same in every process of an installation. */
  secret: string
  /** The site uses HTTPS: cookies are `Secure`, and their prefix binds them to this host. */
  secure: boolean
  /** Called with the name of a cookie that this installation did not sign. */
  onForged?: (name: string) => void
}

export interface Sessions {
  read: (request: CookieRequest) => Session
}

interface CookieRequest {
  headers: Pick<Headers, 'get'>
}

/** Unsigned, foreign or broken cookies are ignored: the site accepts only tokens that it issued. */
export function createSessions({ secret, secure, onForged = () => {} }: SessionOptions): Sessions {
  const fullName = (name: CookieName) => cookieName(name, secure)
  const devices = createKnownDevices(secret, secure)
  return {
    read({ headers }) {
      const header = headers.get('cookie')
      const cookies = readCookies(header)
      return openSession({
        get: (name) => {
          const given = cookies(fullName(name))
          const value = verifyCookie(secret, name, given) || undefined
          if (value === undefined && given) onForged(name)
          return value
        },
        language: cookies('language'),
        knowDevice: (email) => devices.remember(header, email),
        write: (name, value, maxAge) =>
          serialiseCookie(fullName(name), value && signCookie(secret, name, value), { maxAge, httpOnly: true, secure }),
      })
    },
  }
}

interface CookieJar {
  get: (name: CookieName) => string | undefined
  language: string | undefined
  /** `Set-Cookie` of a browser in which an account has signed in. */
  knowDevice: (email: string) => string
  /** A `Set-Cookie` value; `maxAge` in seconds, 0 removes the cookie. */
  write: (name: CookieName, value: string, maxAge: number) => string
}

function openSession({ get, language, knowDevice, write }: CookieJar): Session {
  const pending = new Map<CookieName | 'known-device', string>()
  const put = (name: CookieName, value: string, maxAge: number) => pending.set(name, write(name, value, maxAge))
  const [givenToken, isFresh] = readToken(get('context-token'))
  const [givenCount, givenKey] = [get('cart-count'), get('shown-request')]
  const givenLines = get('cart-lines')
  const givenSignIn = get('signed-in')
  const givenSent = parseSentQuoteRequest(get('sent-request'))
  const [givenFlash, givenRemoved, givenFolder] = [get('flash'), get('removed-lines'), get('attachments')]
  const givenOpened = get('opened-request')
  let flash: string | undefined

  const session: Session = {
    contextToken: givenToken,
    isSignedIn: givenSignIn !== undefined && givenToken !== undefined,
    hasOwnPrices: givenSignIn === OWN_PRICES && givenToken !== undefined,
    cartCount: Math.max(0, Math.trunc(Number(givenCount ?? 0)) || 0),
    cartLines: givenLines,
    language,
    sentQuoteRequest: givenSent,
    shownQuoteRequestKey: givenKey,
    removedLines: givenRemoved,
    openedRequest: givenOpened,
    attachmentFolder: givenFolder,
    openAttachmentFolder: () => (session.attachmentFolder ??= randomBytes(16).toString('hex')),
    flash: (text) => void (flash = text),
    hasFlash: givenFlash !== undefined,
    knowDevice: (email) => void pending.set('known-device', knowDevice(email)),
    takeFlash(by) {
      if (givenFlash === undefined || (by === 'script' && givenFlash.startsWith(OF_PAGE))) return undefined
      put('flash', '', 0)
      return givenFlash.replace(OF_PAGE, '')
    },
    end() {
      session.forgetCustomer()
      Object.assign(session, { contextToken: undefined, cartCount: 0, cartLines: undefined })
    },
    forgetCustomer() {
      Object.assign(session, { isSignedIn: false, hasOwnPrices: false })
      Object.assign(session, { sentQuoteRequest: undefined, shownQuoteRequestKey: undefined, cartLines: undefined })
      Object.assign(session, { removedLines: undefined, attachmentFolder: undefined, openedRequest: undefined })
    },
    setCookies(headers) {
      if (flash !== undefined) put('flash', headers.has(DOCUMENT_REDIRECT) ? OF_PAGE + flash : flash, FLASH_LIFE)
      const isKept = isFresh && session.contextToken === givenToken
      const count = String(session.cartCount)
      if (session.contextToken) {
        if (!isKept) put('context-token', datedToken(session.contextToken), CONTEXT_TOKEN_LIFE)
        if (!isKept || count !== (givenCount ?? '0')) put('cart-count', count, CONTEXT_TOKEN_LIFE)
      } else {
        if (givenToken) put('context-token', '', 0)
        if (givenCount) put('cart-count', '', 0)
      }
      const lines = session.contextToken && session.cartLines
      if (lines && (!isKept || lines !== givenLines)) put('cart-lines', lines, CONTEXT_TOKEN_LIFE)
      if (!lines && givenLines) put('cart-lines', '', 0)
      const folder = session.contextToken && session.attachmentFolder
      if (folder && (!isKept || folder !== givenFolder)) put('attachments', folder, CONTEXT_TOKEN_LIFE)
      if (!folder && givenFolder) put('attachments', '', 0)
      const isSignedIn = session.isSignedIn && session.contextToken !== undefined
      const signIn = session.hasOwnPrices ? OWN_PRICES : '1'
      if (isSignedIn && !(isKept && givenSignIn === signIn)) put('signed-in', signIn, CONTEXT_TOKEN_LIFE)
      if (!isSignedIn && givenSignIn !== undefined) put('signed-in', '', 0)
      const sent = session.sentQuoteRequest
      if (sent) put('sent-request', JSON.stringify(sent), REQUEST_LIFE)
      else if (givenSent) put('sent-request', '', 0)
      if (session.shownQuoteRequestKey) put('shown-request', session.shownQuoteRequestKey, CONTEXT_TOKEN_LIFE)
      else if (givenKey) put('shown-request', '', 0)
      if (session.removedLines !== givenRemoved)
        put('removed-lines', session.removedLines ?? '', session.removedLines ? UNDO_LIFE : 0)
      if (session.openedRequest !== givenOpened)
        put('opened-request', session.openedRequest ?? '', session.openedRequest ? REQUEST_LIFE : 0)
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

/** The session on a shared page: empty and read-only. */
export const NO_SESSION: Session = Object.freeze({
  contextToken: undefined,
  isSignedIn: false,
  hasOwnPrices: false,
  cartCount: 0,
  cartLines: undefined,
  language: undefined,
  hasFlash: false,
  flash: refuseVisitor,
  takeFlash: () => undefined,
  knowDevice: refuseVisitor,
  sentQuoteRequest: undefined,
  shownQuoteRequestKey: undefined,
  removedLines: undefined,
  openedRequest: undefined,
  attachmentFolder: undefined,
  openAttachmentFolder: refuseVisitor,
  end: refuseVisitor,
  forgetCustomer: refuseVisitor,
  setCookies: () => {},
  renew: () => [],
})

function refuseVisitor(): never {
  throw new Error('a page for everybody has no visitor')
}

const secondsNow = (): number => Math.floor(Date.now() / 1000)

/** The token with the time at which the browser received it. */
const datedToken = (token: string): string => `${token}@${secondsNow()}`

function readToken(dated: string | undefined): [token: string | undefined, isFresh: boolean] {
  if (!dated) return [undefined, false]
  const [token = '', time] = dated.split('@')
  return [token || undefined, secondsNow() - Number(time) < FRESH_FOR]
}
