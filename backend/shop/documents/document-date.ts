import type { DocumentLanguage } from './document-input.ts'

/** Date of all documents. It is fixed, so that the same data gives the same bytes. Raise it when the texts change. */
export const DOCUMENT_DATE = new Date('2026-01-15T00:00:00Z')

const TAGS: Record<DocumentLanguage, string> = { de: 'de-DE', en: 'en-GB' }

const dateIn = (language: DocumentLanguage): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(DOCUMENT_DATE)

/** The date of the documents as text. */
export const DOCUMENT_DATES: Record<DocumentLanguage, string> = { de: dateIn('de'), en: dateIn('en') }

// Creating a format takes a hundred times as long as using it, and a table has thousands of numbers.
const NUMBERS: Record<DocumentLanguage, Intl.NumberFormat> = {
  de: new Intl.NumberFormat(TAGS.de, { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat(TAGS.en, { maximumFractionDigits: 3 }),
}

/** `1 250,5` and `1 250.5`, with at most three decimals. The texts of the catalogue separate thousands by the same space. */
export const formatDocumentNumber = (language: DocumentLanguage, value: number): string =>
  NUMBERS[language]
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'group' ? '\u00a0' : part))
    .join('')
