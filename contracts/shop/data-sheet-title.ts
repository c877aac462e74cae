import { languageTag, type Locale } from '#contracts/locales.ts'

/** The name of a data sheet in languages in which none is written. */
const TITLES: Partial<Record<Locale, string>> = { nl: 'Technisch gegevensblad', cz: 'Technický list' }

/**
 * The title of a data sheet in a language. A sheet in another language has its name in this one.
 * @param sheet `language` is a BCP 47 tag.
 */
export const dataSheetTitle = (locale: Locale, sheet: { title: string; language: string | undefined }): string =>
  sheet.language === undefined || sheet.language === languageTag(locale) ? sheet.title : (TITLES[locale] ?? sheet.title)
