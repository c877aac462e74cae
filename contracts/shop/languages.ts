import { firstLocale, type Locale, perLocale } from '#contracts/locales.ts'

/** Shopware's own id of its system language, German in the demo. */
export const GERMAN = '2fbb5fe2e29a4d70aa5854ce7ce3e20b'
export const ENGLISH = 'e1d5a5f0b0c94b3f8f5b7a2c3d4e5f60'
export const DUTCH = '7c1f2b9d3e4a4b6c8d5e6f7a8b9c0d1e'
export const CZECH = 'a4b8c2d6e0f14a3b9c5d7e8f1a2b3c4d'

/** Language ids of the embedded shop by locale. */
export const EMBEDDED_LANGUAGE_IDS: Record<Locale, string> = { de: GERMAN, en: ENGLISH, nl: DUTCH, cz: CZECH }

/** The language of the embedded shop for requests that name none. */
export const firstLanguageId = (): string => EMBEDDED_LANGUAGE_IDS[firstLocale()]

/** Default language ids of another shop: one for German, one that the other locales share. */
export const SHARED_LANGUAGE_IDS: Record<Locale, string> = perLocale((locale) => (locale === 'de' ? GERMAN : ENGLISH))
