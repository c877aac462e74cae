import type { Company } from '#contracts/company.ts'
import { type Locale, regionTag } from '#contracts/locales.ts'

type Words = Record<string, string>

/** Monday, for the names of the days. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri']

/**
 * What pages may say about the company as `{company.phone}`, so that its data stand in `data/company.json` and
 * nowhere else.
 */
export function companyWords(company: Company, locale: Locale): Words {
  const name = new Intl.DateTimeFormat(regionTag(locale), { weekday: 'short', timeZone: 'UTC' })
  const day = (key: string) => name.format(MONDAY + DAYS.indexOf(key) * 86_400_000).replace(/\.$/, '')
  const hours = company.openingHours.map(({ from, to, open, close }) => {
    const days = from === to ? day(from) : `${day(from)}–${day(to)}`
    return `${days} ${open}–${close}`
  })
  const { legalName, street, zipcode, city, phone, fax, mail } = company
  return {
    name: company.name,
    legalName,
    street,
    zipcode,
    city,
    phone,
    fax,
    mail,
    country: company.country[locale],
    tel: `tel:${phone.replace(/[^+\d]/g, '')}`,
    hours: hours.join(', '),
  }
}

const PLACEHOLDER = /\{company\.(\w+)\}/g

/** Puts the words into every text of a document. Names that do not exist are left for {@link unknownWords} to find. */
export function fillIn<T>(document: T, words: Words): T {
  if (typeof document === 'string')
    return document.replace(PLACEHOLDER, (whole, key: string) => words[key] ?? whole) as T
  if (Array.isArray(document)) return document.map((item: unknown) => fillIn(item, words)) as T
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, fillIn(value, words)])) as T
}

/** Placeholders that nothing was put in for. */
export const unknownWords = (document: unknown): string[] =>
  [...JSON.stringify(document).matchAll(PLACEHOLDER)].map(([whole]) => whole)
