import type { Locale } from './locales.ts'

/** Categories of consent, one cookie each: `cookie-settings-video`. */
export const CONSENT_CATEGORIES = ['matomo', 'video'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export type ConsentChoice = 'accepted' | 'declined'

/** The choices made so far; a category that is missing was not decided. */
export type Consent = Readonly<Partial<Record<ConsentCategory, ConsentChoice>>>

/** One decision of a visitor, without anything about the person. */
export interface ConsentDecision {
  choices: Consent
  locale: Locale
  /** All words that the visitor was shown. */
  text: string
}

export interface ConsentLog {
  write: (decision: ConsentDecision) => Promise<void>
}

/** A Matomo that counts the visits of those who agree: its address without trailing slash, and this site's id. */
export interface Matomo {
  url: string
  siteId: string
}
