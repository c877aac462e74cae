import type { Locale } from '#contracts/locales.ts'

/** Addresses of one page in the languages in which it exists. A loader returns them as `alternates`. */
export type Alternates = Partial<Record<Locale, string>>

export const samePath = (pathname: string, locale: Locale): string => pathname.replace(/^\/[^/]+/, `/${locale}`)

/** An address in each language. */
export const inEveryLanguage = (address: (locale: Locale) => string): Record<Locale, string> => ({
  de: address('de'),
  en: address('en'),
  nl: address('nl'),
  cz: address('cz'),
})
