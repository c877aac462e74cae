/** Locales with full text, in the order of the language select. */
export const LOCALES = ['de', 'en', 'nl', 'cz'] as const
/** A locale code of addresses. It is not a language tag: see {@link languageTag}. */
export type Locale = (typeof LOCALES)[number]
/** The first language of a company that names none. `project.inlang` names the same. */
export const DEFAULT_LOCALE: Locale = 'de'

let offered: readonly Locale[] = LOCALES
/** Sets the languages of the company, the default first: once, before anything else of it is read. */
export const offerLocales = (locales: readonly Locale[]): void => {
  offered = locales
}
/** The languages in which the company's site is, in the order of the language select. */
export const offeredLocales = (): readonly Locale[] => offered
/** The language of addresses without a known one. */
export const firstLocale = (): Locale => offered[0] ?? DEFAULT_LOCALE

/** Locales with error texts only. The language select opens an external site for them. */
export const REDIRECT_LOCALES = ['es', 'fr', 'it', 'ru'] as const
export type RedirectLocale = (typeof REDIRECT_LOCALES)[number]

export const isLocale = (code: string | undefined): code is Locale => LOCALES.includes(code as Locale)
/** Whether it is a language of the company's site. */
export const isOfferedLocale = (code: string | undefined): code is Locale => offered.includes(code as Locale)
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
