/** Locales with full text, in the order of the language select. */
export const LOCALES = ['de', 'en', 'nl', 'cz'] as const
/** A locale code of addresses. It is not a language tag: see {@link languageTag}. */
export type Locale = (typeof LOCALES)[number]

/** Locales with error texts only. The language select opens an external site for them. */
export const REDIRECT_LOCALES = ['es', 'fr', 'it', 'ru'] as const
export type RedirectLocale = (typeof REDIRECT_LOCALES)[number]

export const isLocale = (code: string | undefined): code is Locale => LOCALES.includes(code as Locale)
export const isRedirectLocale = (code: string | undefined): code is RedirectLocale =>
  REDIRECT_LOCALES.includes(code as RedirectLocale)

/** BCP 47 tags with region, for formats (`Intl`). `cz` is a country code; its language is `cs`. */
const REGION_TAGS = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL', cz: 'cs-CZ' } as const satisfies Record<Locale, string>
export const regionTag = (locale: Locale): string => REGION_TAGS[locale]

/** Returns the tag for `html lang`, `hreflang` and `Content-Language`. */
export const languageTag = (locale: Locale | RedirectLocale): string => (locale === 'cz' ? 'cs' : locale)
