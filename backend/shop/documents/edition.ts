import type { LanguageCode } from '#backend/database/schema/columns.ts'

/** Date of all documents. Fixed: the same data gives the same bytes. Raise it with a change of the texts. */
export const EDITION = new Date('2026-01-15T00:00:00Z')

const TAGS: Record<LanguageCode, string> = { de: 'de-DE', en: 'en-GB' }

export const editionIn = (language: LanguageCode): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(EDITION)

/** `1.250,5` and `1,250.5`. */
export const numberIn = (language: LanguageCode, value: number, digits = 3): string =>
  new Intl.NumberFormat(TAGS[language], { maximumFractionDigits: digits }).format(value)
