import type { Company } from '#contracts/company.ts'
import { isRedirectLocale, type Locale, LOCALES, REDIRECT_LOCALES, type RedirectLocale } from '#contracts/locales.ts'

/** An entry of the language select. */
export interface LanguageLink {
  locale: Locale | RedirectLocale
  /** This page in that language, or, for a language without full text, the external site in it. */
  href: string
  current: boolean
}

/** Every language by its own name. */
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

/** The languages of a page: `addresses` where it stands in each, then the external sites that the company has. */
export function languageLinks(current: Locale, addresses: Record<Locale, string>, company: Company): LanguageLink[] {
  const here = LOCALES.map((locale) => ({ locale, href: addresses[locale], current: locale === current }))
  const elsewhere = REDIRECT_LOCALES.flatMap((locale) => {
    const site = company.countrySites.find((country) => country.locale === locale)
    return site ? [{ locale, href: site.url, current: false }] : []
  })
  return [...here, ...elsewhere]
}

export const isExternal = ({ locale }: LanguageLink): boolean => isRedirectLocale(locale)
