import type { Company } from '#contracts/company.ts'
import { type Locale, regionTag } from '#contracts/locales.ts'

type Words = Record<string, string>

/** A Monday, to format the names of the days. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri']

/** As people write it: `7:30` for `07:30`. */
const clock = (time: string): string => time.replace(/^0/, '')

/** Values of the placeholders `{company.phone}` in pages: `company.json` is the only place for this data. */
export function companyWords(company: Company, locale: Locale): Words {
  const name = new Intl.DateTimeFormat(regionTag(locale), { weekday: 'short', timeZone: 'UTC' })
  const day = (key: string) => name.format(MONDAY + DAYS.indexOf(key) * 86_400_000).replace(/\.$/, '')
  const hours = company.openingHours.map(({ from, to, open, close }) => {
    const days = from === to ? day(from) : `${day(from)}–${day(to)}`
    return `${days} ${clock(open)}–${clock(close)}`
  })
  const { legalName, street, zipcode, city, phone, fax, mail } = company
  return {
    name: company.name,
    legalName,
    street,
    zipcode,
    city,
    phone,
    ...(fax !== undefined && { fax }),
    mail,
    country: company.country[locale],
    tel: `tel:${phone.replace(/[^+\d]/g, '')}`,
    hours: hours.join(', '),
  }
}

const PLACEHOLDER = /\{company\.(\w+)\}/g

/** Replaces the placeholders in every text of a document. {@link unknownWords} finds those that do not exist. */
export function fillIn<T>(document: T, words: Words): T {
  if (typeof document === 'string')
    return document.replace(PLACEHOLDER, (whole, key: string) => words[key] ?? whole) as T
  if (Array.isArray(document)) return document.map((item: unknown) => fillIn(item, words)) as T
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, fillIn(value, words)])) as T
}

/** Finds the placeholders that {@link fillIn} has left. */
export const unknownWords = (document: unknown): string[] =>
  [...JSON.stringify(document).matchAll(PLACEHOLDER)].map(([whole]) => whole)
