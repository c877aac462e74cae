import type { LanguageCode, Translated } from '#backend/database/schema/columns.ts'
import { textIn } from '#backend/database/schema/fallback.ts'
import { languageCodeOf } from '#backend/database/schema/languages.ts'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'

/** The language of the shop's texts in a locale: English where the locale has the language id of English. */
export const shopLanguageOf = (locale: Locale): LanguageCode => languageCodeOf(EMBEDDED_LANGUAGE_IDS[locale])

/** Returns the text in each locale, or the one that it falls back to. */
export const inEachLocale = (texts: Translated<string> | null): Record<Locale, string> =>
  perLocale((locale) => (texts === null ? '' : (textIn(texts, shopLanguageOf(locale)) ?? '')))
