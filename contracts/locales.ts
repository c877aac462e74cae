/** Locales with full text, in the order of the language select. */
export const LOCALES = ['de', 'en', 'nl', 'cz'] as const
/** A locale code of addresses. It is not a language tag: see {@link languageTag}. */
export type Locale = (typeof LOCALES)[number]
/** The language of addresses without a known one. `project.inlang` names the same. */
export const DEFAULT_LOCALE: Locale = 'de'

/** Locales with error texts only. The language select opens an external site for them. */
export const REDIRECT_LOCALES = ['es', 'fr', 'it', 'ru'] as const
export type RedirectLocale = (typeof REDIRECT_LOCALES)[number]

export const isLocale = (code: string | undefined): code is Locale => LOCALES.includes(code as Locale)
export const isRedirectLocale = (code: string | undefined): code is RedirectLocale =>
  REDIRECT_LOCALES.includes(code as RedirectLocale)

/** BCP 47 tags with region, for formats (`Intl`). `cz` is a country code; its language is `cs`. */
const REGION_TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL', cz: 'cs-CZ' }
export const regionTag = (locale: Locale): string => REGION_TAGS[locale]

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<Locale | RedirectLocale, string> = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
  cz: 'Čeština',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ru: 'Русский',
}

/** Returns a table with a value for each locale. */
export const perLocale = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>

/** Returns the tag for `html lang`, `hreflang` and `Content-Language`. */
export const languageTag = (locale: Locale | RedirectLocale): string => (locale === 'cz' ? 'cs' : locale)
/** Returns the locale of a language tag without region; undefined for another language. */
export const localeOfTag = (tag: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => languageTag(locale) === tag)
