import { LANGUAGE_NAMES, languageTag, LOCALES } from '#contracts/locales.ts'

/** The name of a language in itself, by its ISO 639 code; the code of one that the site does not have. */
export const ownLanguageName = (code: string): string => {
  const locale = LOCALES.find((one) => languageTag(one) === code)
  return locale === undefined ? code.toUpperCase() : LANGUAGE_NAMES[locale]
}
