import type { Locale } from '#contracts/locales.ts'
import { paths } from './paths.ts'

/** Paths below the locale of the page about privacy. */
const PRIVACY_PAGES: Record<Locale, string> = {
  de: 'murtfeldt/datenschutzhinweis',
  en: 'murtfeldt/privacypolicy',
  nl: 'privacyverklaring',
  cz: 'ochrana-osobnich-udaju',
}

/** The page with all choices about cookies. */
export const cookieSettingsPath = (locale: Locale): string => `/${locale}/cookie-settings`
/** Takes a form with choices only. */
export const consentPath = (locale: Locale): string => `/${locale}/consent`

export const privacyPath = (locale: Locale): string => paths.content(locale, PRIVACY_PAGES[locale])
