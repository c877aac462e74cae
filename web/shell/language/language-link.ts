import type { Company } from '#contracts/company.ts'
import {
  isRedirectLocale,
  type Locale,
  offeredLocales,
  REDIRECT_LOCALES,
  type RedirectLocale,
} from '#contracts/locales.ts'

/** An entry of the language select. */
export interface LanguageLink {
  locale: Locale | RedirectLocale
  /** This page in that language, or the external site for a language without full text. */
  href: string
  current: boolean
}

/** The languages of a page: its `addresses` in our languages, then the company's external sites. */
export function languageLinks(current: Locale, addresses: Record<Locale, string>, company: Company): LanguageLink[] {
  const ownLinks = offeredLocales().map((locale) => ({ locale, href: addresses[locale], current: locale === current }))
  const elsewhere = REDIRECT_LOCALES.flatMap((locale) => {
    const site = company.countrySites.find((country) => country.locale === locale)
    return site ? [{ locale, href: site.url, current: false }] : []
  })
  return [...ownLinks, ...elsewhere]
}

export const isExternal = ({ locale }: LanguageLink): boolean => isRedirectLocale(locale)
