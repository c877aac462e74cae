import type { Locale } from '#contracts/locales.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { parseLength } from '#web/tools/cut-length/parse-length.ts'

/** Units in which lengths are entered and shown. */
export const RACK_UNITS = ['mm', 'in'] as const
export type RackUnit = (typeof RACK_UNITS)[number]

const MM_PER_INCH = 25.4
const INCHES = /(?<!\s)\s*(?:in|inch|inches|zoll|duim|palc[eů]|["″])\.?$/i
const METRIC = /(?:mm|cm|m)$/i

/** To a thousandth: 5 decimals of an inch are that precise. */
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000

/** NumberSpelling of numbers in an address: the language in which they were typed, or plain digits with a point. */
export type NumberSpelling = Locale | undefined

const PLAIN = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/

/** Returns the number that was typed without a unit; NaN for other input. */
export function parseSpelt(text: string, spelling: NumberSpelling): number {
  const bare = text.trim()
  if (spelling === undefined) return PLAIN.test(bare) ? Number(bare) : Number.NaN
  // As metres, since lengths are rounded to a thousandth of a millimetre.
  return /[a-z]$/i.test(bare) ? Number.NaN : parseLength(`${bare}m`, spelling) / 1000
}

/** Returns mm. A unit that was typed overrules `unit`. */
export function parseRackLength(text: string, unit: RackUnit, spelling: NumberSpelling): number {
  if (spelling !== undefined && INCHES.test(text)) {
    return rounded(parseSpelt(text.replace(INCHES, ''), spelling) * MM_PER_INCH)
  }
  if (spelling !== undefined && METRIC.test(text.trim())) return parseLength(text, spelling)
  return rounded(parseSpelt(text, spelling) * (unit === 'in' ? MM_PER_INCH : 1))
}

/** A number as a field shows it: as precise as it is, without signs of thousands. */
export const writeSpelt = (value: number, digits: number, spelling: NumberSpelling): string => {
  const text = String(Number(value.toFixed(digits)))
  return spelling === undefined || spelling === 'en' ? text : text.replace('.', ',')
}

export const writeRackLength = (mm: number, unit: RackUnit, spelling: NumberSpelling): string =>
  unit === 'in' ? writeSpelt(mm / MM_PER_INCH, 5, spelling) : writeSpelt(mm, 3, spelling)

/** A length to read: `2 997,2 mm`, `118 in`; without its unit on drawings. */
export function showLength(mm: number, unit: RackUnit, { digits = 1, bare = false } = {}): string {
  const number = unit === 'in' ? formatNumber(mm / MM_PER_INCH, digits + 2) : formatNumber(mm, digits)
  return bare ? number : `${number}\u00a0${unit}`
}
