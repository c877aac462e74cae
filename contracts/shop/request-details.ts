import { type Locale, LOCALES } from '#contracts/locales.ts'

/** The buyer's own number of a quote request, and the date that he wishes. */
export interface RequestDetails {
  orderNumber: string
  /** As written for readers. */
  wishedDate: string
}

/** Words before the details in a comment. Old comments keep theirs: a word that changes is no longer found in them. */
const WORDS: Record<Locale, RequestDetails> = {
  de: { orderNumber: 'Bestell- oder Projektnummer', wishedDate: 'Wunschtermin' },
  en: { orderNumber: 'Order or project number', wishedDate: 'Date required' },
  nl: { orderNumber: 'Bestel- of projectnummer', wishedDate: 'Gewenste datum' },
  cz: { orderNumber: 'Číslo objednávky nebo projektu', wishedDate: 'Požadovaný termín' },
}
const DETAILS = ['orderNumber', 'wishedDate'] as const

/**
 * Puts details above a comment, one line each. The comment is the only field for them that a Shopware keeps, prints and
 * mails without an extension.
 */
export function withDetails(comment: string, details: RequestDetails, locale: Locale): string {
  const lines = DETAILS.filter((name) => details[name]).map((name) => `${WORDS[locale][name]}: ${details[name]}`)
  return [lines.join('\n'), comment].filter(Boolean).join('\n\n')
}

/** Takes the details out of a comment, in whatever language it was written; empty ones are missing. */
export function readDetails(text: string): RequestDetails & { comment: string } {
  const lines = text.split('\n')
  const details = { orderNumber: '', wishedDate: '' }
  for (const name of DETAILS) {
    const word = LOCALES.map((locale) => `${WORDS[locale][name]}: `).find((one) => lines[0]?.startsWith(one))
    if (word !== undefined) details[name] = lines.shift()?.slice(word.length) ?? ''
  }
  if (lines[0] === '' && (details.orderNumber || details.wishedDate)) lines.shift()
  return { ...details, comment: lines.join('\n') }
}
