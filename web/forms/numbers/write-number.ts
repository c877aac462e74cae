import type { Locale } from '#contracts/locales.ts'
import { DECIMAL_SIGNS } from '#web/i18n/format.ts'
import { isEither } from './number-readings.ts'

const PLAIN = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/

/** A number as the site writes it into addresses: digits and a point. NaN for other texts. */
export const parsePlainNumber = (text: string): number => (PLAIN.test(text) ? Number(text) : Number.NaN)

/**
 * A number for a field or an address, with the decimal sign of a language, otherwise a point. It has no signs of
 * thousands. Every language reads the same number: four decimals do not group thousands.
 */
export function writeNumber(value: number, locale?: Locale): string {
  const text = String(value).replace('.', locale === undefined ? '.' : DECIMAL_SIGNS[locale])
  return isEither(text) ? `${text}0` : text
}
