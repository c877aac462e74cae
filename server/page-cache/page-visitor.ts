import type { Locale } from '#contracts/locales.ts'
import { localeOfPath } from '#web/i18n/locale.ts'
import { placeTexts, type PlaceVisitor } from '#web/places/fill-places.server.tsx'
import type { PlaceName, PlaceTexts } from '#web/places/place-mark.ts'
import { isConsentComplete, readConsent } from '#web/session/consent-cookies.ts'
import { areCookiesBlocked } from '#web/session/cookie-check.ts'
import type { Session } from '#web/session/session.server.ts'

/** Facts from a request's cookies by which a shared page differs. */
export interface PageVisitor {
  /** Returns the visitor's texts for the places of a page. Calls no service. */
  fill: (places: readonly PlaceName[], request: Request) => Filling
}

export interface Filling {
  texts: PlaceTexts
  /** Values of `Set-Cookie`. */
  cookies: string[]
  /** The texts are for this one response: the browser must not show them again. */
  isOnce: boolean
}

export const pageVisitor = (session: Session, defaultLocale: Locale): PageVisitor => ({
  fill(places, request) {
    const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale
    const texts = placeTexts(locale, places, places.length > 0 ? placeVisitor(session, request) : NOBODY)
    return { texts, cookies: session.renew(), isOnce: Boolean(texts.flash || texts['form-token']) }
  },
})

/** Texts of the places for a session. A text for the next page is used up by GET, not by HEAD. */
export const placeVisitor = (session: Session, { method, headers, url }: Request): PlaceVisitor => ({
  hasSession: session.contextToken !== undefined,
  isSignedIn: session.isSignedIn,
  cartCount: session.cartCount,
  // These cookies are not signed: they only hide a banner.
  hasDecided: isConsentComplete(readConsent(headers.get('cookie') ?? '')),
  flash: method === 'HEAD' ? undefined : session.takeFlash(),
  areCookiesBlocked: areCookiesBlocked({ url, headers }),
})

const NOBODY: PlaceVisitor = {
  hasSession: false,
  isSignedIn: false,
  cartCount: 0,
  hasDecided: false,
  flash: undefined,
  areCookiesBlocked: false,
}
