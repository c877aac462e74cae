import type { Locale } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { lengthReadings } from './parse-length.ts'
import { chooseReading } from './parse-number.ts'
import { writeNumber } from './write-number.ts'

/** Bounds of a measure as they were typed. */
export interface TypedRange {
  min: string
  max: string
}

/** The smallest and the largest value of a measure in a list. */
interface Extent {
  min: number
  max: number
}

/** A bound of a measure: a number, or a length with its unit. NaN for other texts. */
export const parseMeasure = (text: string): number => chooseReading(lengthReadings(text))

/** Whether a bound can be read as two numbers. */
export const isUnclear = ({ min, max }: TypedRange): boolean =>
  [min, max].some((text) => lengthReadings(text).length > 1)

/**
 * The bounds so that each has one reading, in all languages. The values of the list decide: where all are between 300
 * and 3000, `1.000` is not 1. If both numbers or none are among them, the language decides.
 */
export function settleRange(
  { min, max }: TypedRange,
  extent: Extent | undefined,
  locale: Locale = getLocale(),
): TypedRange {
  const settled = (text: string) => {
    const readings = lengthReadings(text, locale)
    if (readings.length < 2) return text
    return writeNumber(
      chooseReading(readings, (mm) => !extent || (mm >= extent.min && mm <= extent.max)),
      locale,
    )
  }
  return { min: settled(min), max: settled(max) }
}
