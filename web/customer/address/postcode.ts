import type { Country } from '#contracts/shop/customer.ts'

/** Letters of cars and mail before a postcode, where they differ from the country's code of two letters. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  AT: ['A'],
  BE: ['B'],
  DE: ['D'],
  ES: ['E'],
  FI: ['FIN'],
  FR: ['F'],
  HU: ['H'],
  IE: ['IRL'],
  IT: ['I'],
  LI: ['FL'],
  LU: ['L'],
  NO: ['N'],
  PT: ['P'],
  SE: ['S'],
  SI: ['SLO'],
}

type PostcodeRules = Pick<
  Country,
  | 'iso'
  | 'defaultPostalCodePattern'
  | 'checkPostalCodePattern'
  | 'advancedPostalCodePattern'
  | 'checkAdvancedPostalCodePattern'
>

/**
 * A postcode as its country writes it, without the letters that envelopes have before it: `d – 12345` is `12345`. With the
 * letters if it only fits with them.
 */
export function readPostcode(typed: string, country: PostcodeRules): string {
  const { given, letters, rest } = splitPostcode(typed)
  const { iso = '', defaultPostalCodePattern } = country
  const isOfCountry = letters !== '' && [iso, ...(LETTERS[iso] ?? [])].includes(letters)
  return isOfCountry && fits(rest, defaultPostalCodePattern) ? rest : given
}

/**
 * The postcodes that a text can be if its country is not known, as typed first. They are compared with one that was
 * read by its country.
 */
export function postcodeReadings(typed: string): string[] {
  const { given, letters, rest } = splitPostcode(typed)
  // No postcode of letters and digits has three digits there but Malta's.
  return letters !== '' && /^\d{3}/.test(rest) ? [given, rest] : [given]
}

/** Whether the shop takes the postcode in this country. It has a pattern that it need not check, and may have its own. */
export function isPostcodeOf(country: PostcodeRules, postcode: string): boolean {
  if (country.checkAdvancedPostalCodePattern) return fits(postcode, country.advancedPostalCodePattern)
  return country.checkPostalCodePattern === false || fits(postcode, country.defaultPostalCodePattern)
}

/** In the signs of post offices: capitals, plain digits, single spaces, plain hyphens. */
function splitPostcode(typed: string): { given: string; letters: string; rest: string } {
  const plain = typed.normalize('NFKC').replaceAll(/[\u2010-\u2015\u2212]/g, '-')
  const given = plain.replaceAll(/\s+/g, ' ').trim().toUpperCase()
  const [, letters = '', rest = ''] = /^([A-Z]{1,3})[ -]{0,3}(.+)$/.exec(given) ?? []
  return { given, letters, rest }
}

/**
 * The shop's operator writes the pattern. An invalid regular expression disables the check instead of rejecting all
 * visitors.
 */
const fits = (postcode: string, pattern: string | null | undefined): boolean =>
  !pattern || !isPattern(pattern) || new RegExp(`^(?:${pattern})$`, 'i').test(postcode)

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
