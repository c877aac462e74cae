import { CONSENT_CATEGORIES, type Consent } from '#contracts/consent.ts'

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

/** Whether all categories were decided, so that the banner is not needed. */
export const isConsentComplete = (consent: Consent): boolean =>
  CONSENT_CATEGORIES.every((category) => consent[category] !== undefined)

/** Values for `document.cookie` that store the choices: one for each category that was decided, and the summary. */
export function consentCookies(consent: Consent, isSecure: boolean): string[] {
  const attributes = `; Max-Age=${YEAR}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const choices = CONSENT_CATEGORIES.flatMap((category) => consent[category] ?? [])
  const summary = new Set(choices).size > 1 ? 'some-cookies-accepted' : `all-cookies-${choices[0] ?? 'declined'}`
  return [
    ...CONSENT_CATEGORIES.flatMap((category) =>
      consent[category] ? [`${SUMMARY}-${category}=${consent[category]}${attributes}`] : [],
    ),
    ...(isConsentComplete(consent) ? [`${SUMMARY}=${summary}${attributes}`] : []),
  ]
}
