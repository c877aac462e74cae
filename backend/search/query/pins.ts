import { LOCALES, type Locale, perLocale } from '#contracts/locales.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'

/** Pages that come first for a term, by language and the folded words of the term. */
export type Pins = Readonly<Record<Locale, ReadonlyMap<string, readonly string[]>>>

/** The words of a term, however they are written. */
export const pinKey = (term: string): string =>
  tokensOf(term)
    .map(({ word }) => word)
    .join(' ')

/**
 * Parses lines such as `spanner, strammer => /de/kontakt`: terms, and the pages that come first for them. An address says
 * in which language. A line that begins with # is a comment.
 */
export function parsePins(text: string, report: (line: number, message: string) => void): Pins {
  const pins = perLocale(() => new Map<string, string[]>())
  for (const [index, given] of text.split(/\r?\n/).entries()) {
    const line = given.trim()
    if (line === '' || line.startsWith('#')) continue
    const [terms = '', addresses, ...more] = line.split('=>')
    if (addresses === undefined || more.length > 0) {
      report(index + 1, 'needs terms, =>, and addresses')
      continue
    }
    const keys = terms.split(',').map(pinKey)
    if (keys.includes('')) report(index + 1, 'has an empty place between its commas')
    for (const address of addresses.split(',').map((one) => one.trim())) {
      const locale = LOCALES.find((one) => address.startsWith(`/${one}/`) && !/[\s?#]/.test(address))
      if (locale === undefined) {
        report(index + 1, `has an address that does not begin with a language: ${JSON.stringify(address)}`)
        continue
      }
      for (const key of keys) pins[locale].set(key, [...(pins[locale].get(key) ?? []), address])
    }
  }
  return pins
}
