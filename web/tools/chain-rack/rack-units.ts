import type { Locale } from '#contracts/locales.ts'
import { MM_PER_INCH } from '#web/forms/numbers/length-units.ts'
import { numberReadings } from '#web/forms/numbers/number-readings.ts'
import { lengthReadings } from '#web/forms/numbers/parse-length.ts'
import { chooseReading } from '#web/forms/numbers/parse-number.ts'
import { parsePlainNumber, writeNumber } from '#web/forms/numbers/write-number.ts'
import { formatNumber } from '#web/i18n/format.ts'

/** Units in which lengths are entered and shown. */
export const RACK_UNITS = ['mm', 'in'] as const
export type RackUnit = (typeof RACK_UNITS)[number]

/** To a thousandth: 5 decimals of an inch are that precise. */
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000

/** NumberSpelling of numbers in an address: the language in which they were typed, or plain digits with a point. */
export type NumberSpelling = Locale | undefined

/** Decides between two readings of a text: the first that fits is meant, otherwise that of the language. */
type Fits = (value: number) => boolean

/** Returns the number that was typed without a unit; NaN for other input. */
export const parseSpelt = (text: string, spelling: NumberSpelling, fits?: Fits): number =>
  spelling === undefined ? parsePlainNumber(text.trim()) : chooseReading(numberReadings(text, spelling), fits)

/** Returns mm. A unit that was typed overrules `unit`. */
export const parseRackLength = (text: string, unit: RackUnit, spelling: NumberSpelling, fits?: Fits): number =>
  spelling === undefined
    ? rounded(parsePlainNumber(text.trim()) * (unit === 'in' ? MM_PER_INCH : 1))
    : chooseReading(lengthReadings(text, spelling, unit), fits)

/** A number as a field shows it: as precise as it is, without signs of thousands. */
export const writeSpelt = (value: number, digits: number, spelling: NumberSpelling): string =>
  writeNumber(Number(value.toFixed(digits)), spelling)

export const writeRackLength = (mm: number, unit: RackUnit, spelling: NumberSpelling): string =>
  unit === 'in' ? writeSpelt(mm / MM_PER_INCH, 5, spelling) : writeSpelt(mm, 3, spelling)

/** A length to read: `2 997,2 mm`, `118 in`; without its unit on drawings. */
export function showLength(mm: number, unit: RackUnit, { digits = 1, bare = false } = {}): string {
  const number = unit === 'in' ? formatNumber(mm / MM_PER_INCH, digits + 2) : formatNumber(mm, digits)
  return bare ? number : `${number}\u00a0${unit}`
}
