import type { Locale } from '#contracts/locales.ts'

/** Names of a data sheet, which has its own in the languages that it is written in. */
export const DATA_SHEET_TITLE: Record<Locale, string> = {
  de: 'Technisches Datenblatt',
  en: 'Technical data sheet',
  nl: 'Technisch gegevensblad',
  cz: 'Technický list',
}
