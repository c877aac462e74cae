import type { Locale } from '#contracts/locales.ts'

/** A language of the current page in a response. */
export interface LanguageDocument {
  /** 0 is the default language. */
  languageId: number
  /** `de_DE.UTF-8` and the like. */
  locale: string
  title: string
  navigationTitle: string
  /** ISO 639: `cs`, not `cz`. */
  twoLetterIsoCode: string
  hreflang: string
  direction: 'ltr' | 'rtl'
  flag: string
  /** The page in that language; may be set although the page is not available. */
  link: string
  active: 0 | 1
  current: 0 | 1
  available: 0 | 1
}

export interface PageLanguage {
  locale: Locale
  title: string
  /** Path of the page in that language. Use it only if `available`. */
  link: string
  /** Whether the page is translated: `available`, and the link is not empty. */
  available: boolean
  current: boolean
}
