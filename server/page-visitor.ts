import type { Locale } from '#contracts/locales.ts'
import { localeOfPath } from '#web/i18n/locale.ts'
import { placeTexts, type PlaceVisitor } from '#web/places/fill-places.server.tsx'
import { isConsentComplete, readConsent } from '#web/shell/consent/consent-cookies.ts'
import { NO_SESSION, type Session, type Sessions } from '#web/session/session.server.ts'
import type { PageRequest, PageVisitor } from './page-cache/page-request.ts'

/** Reads the visitor's texts for a shared page from the cookies alone. */
export const visitorsOf =
  (sessions: Pick<Sessions, 'peek'>, defaultLocale: Locale) =>
  (request: PageRequest): PageVisitor | undefined => {
    const session = sessions.peek(request) ?? (hasDecided(request) ? NO_SESSION : undefined)
    if (!session) return undefined
    return {
      group: session.cacheHash ?? '',
      fill(places, asked) {
        const { address } = asked
        const visitor = places.length > 0 ? placeVisitor(session, asked) : undefined
        const texts = visitor ? placeTexts(localeOfPath(address) ?? defaultLocale, places, visitor) : {}
        return {
          texts,
          cookies: session.renew(),
          isOnce: Boolean(texts.flash || texts['form-token']),
        }
      },
    }
  }

/** Texts of the places for a session. A text for the next page is used up by GET, not by HEAD. */
export const placeVisitor = (session: Session, request: PageRequest): PlaceVisitor => ({
  hasSession: session.contextToken !== undefined,
  isSignedIn: session.isSignedIn,
  cartCount: session.cartCount,
  hasDecided: hasDecided(request),
  flash: request.method === 'HEAD' ? undefined : session.takeFlash(),
})

/** Whether the visitor has decided about all cookies. The cookies are not signed: they only hide a banner. */
function hasDecided({ headers }: Pick<PageRequest, 'headers'>): boolean {
  const cookies = headers.get('cookie')
  return Boolean(cookies?.includes('cookie-settings')) && isConsentComplete(readConsent(cookies ?? ''))
}
