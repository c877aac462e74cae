import { type Locale, perLocale } from '#contracts/locales.ts'

/** Shopware's own id of its system language, German in the demo. */
export const GERMAN = '2fbb5fe2e29a4d70aa5854ce7ce3e20b'
export const ENGLISH = 'e1d5a5f0b0c94b3f8f5b7a2c3d4e5f60'

/** Default language ids by locale. The shop has German and English; other locales get English. */
export const DEFAULT_LANGUAGE_IDS: Record<Locale, string> = perLocale((locale) => (locale === 'de' ? GERMAN : ENGLISH))
