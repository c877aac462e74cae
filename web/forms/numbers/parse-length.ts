import type { Locale } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { millimetresOf, MM_PER_INCH, splitUnit } from './length-units.ts'
import { LONGEST_NUMBER_TEXT, numberReadings } from './number-readings.ts'
import { chooseReading } from './parse-number.ts'

/** To a thousandth: 1.005 m are not 1004.9999 mm. */
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000

/**
 * Returns the lengths in mm that a text can be, the language's first. Examples: `1250`, `1.250 mm`, `1,25 m`, `48 in`.
 * @param usual the unit of a text without one.
 */
export function lengthReadings(text: string, locale: Locale = getLocale(), usual = 'mm'): number[] {
  if (text.length > LONGEST_NUMBER_TEXT || /\p{No}/u.test(text)) return []
  const { number, unit = usual } = splitUnit(text)
  const millimetres = millimetresOf(unit)
  if (millimetres === undefined) return []
  const readings = numberReadings(number, locale)
  // Thousands of metres are not sold.
  const isSmall = millimetres === 1 || millimetres === MM_PER_INCH
  const values = isSmall ? readings : readings.toSorted((a, b) => Math.abs(a) - Math.abs(b)).slice(0, 1)
  return values.map((value) => rounded(value * millimetres))
}

/** The length in mm that was typed; of two readings the one that fits. NaN for empty and other texts. */
export const parseLength = (text: string, fits?: (mm: number) => boolean, locale: Locale = getLocale()): number =>
  chooseReading(lengthReadings(text, locale), fits)
