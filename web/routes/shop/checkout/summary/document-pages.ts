import type { Locale } from '#contracts/locales.ts'

/** Pages of the content system that a request refers to, by their paths below the locale. */
export const documentPages: Record<Locale, { terms: string; handling: string }> = {
  de: { terms: 'agb', handling: 'handhabung' },
  en: { terms: 'gtc', handling: 'handling' },
  nl: { terms: 'av', handling: 'verwerking' },
  cz: { terms: 'vop', handling: 'manipulace' },
}
