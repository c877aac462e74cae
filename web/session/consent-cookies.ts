import { CONSENT_CATEGORIES, type Consent, type ConsentCategory } from '#contracts/consent.ts'

/** The cookie that says that all categories were decided, and how. */
const SUMMARY = 'cookie-settings'
/** Seconds. */
const YEAR = 365 * 86_400

/** Reads the choices of `document.cookie`; unknown values count as no choice. */
export function readConsent(cookies: string): Consent {
  const found = CONSENT_CATEGORIES.flatMap((category) => {
    const [, value] = new RegExp(`(?:^|; *)${SUMMARY}-${category}=([^;]*)`).exec(cookies) ?? []
    return value === 'accepted' || value === 'declined' ? [[category, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** The categories that this site asks about: without a Matomo there are no statistics. */
export const categoriesOf = (hasStatistics: boolean): ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => category !== 'matomo' || hasStatistics)

/** The choices, with those about a category that the visitor is not asked about as declined. */
export function withinOffer(consent: Consent, hasStatistics: boolean): Consent {
  const offered = categoriesOf(hasStatistics)
  return Object.fromEntries(
    CONSENT_CATEGORIES.flatMap((category) => {
      const choice = consent[category]
      return choice ? [[category, offered.includes(category) ? choice : 'declined'] as const] : []
    }),
  )
}

/** Whether all categories were decided, so that the banner is not needed. */
export const isConsentComplete = (consent: Consent): boolean =>
  CONSENT_CATEGORIES.every((category) => consent[category] !== undefined)

interface CookieSite {
  /** Whether it is served over https. */
  isSecure: boolean
  hasStatistics: boolean
}

/**
 * Values for `document.cookie` that store the choices. There is one for each decided category, and the summary of the
 * offered ones.
 */
export function consentCookies(consent: Consent, { isSecure, hasStatistics }: CookieSite): string[] {
  const attributes = `; Max-Age=${YEAR}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const offered = categoriesOf(hasStatistics).flatMap((category) => consent[category] ?? [])
  const summary = new Set(offered).size > 1 ? 'some-cookies-accepted' : `all-cookies-${offered[0] ?? 'declined'}`
  return [
    ...CONSENT_CATEGORIES.flatMap((category) =>
      consent[category] ? [`${SUMMARY}-${category}=${consent[category]}${attributes}`] : [],
    ),
    ...(isConsentComplete(consent) ? [`${SUMMARY}=${summary}${attributes}`] : []),
  ]
}
