import type { Locale } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { numberReadings } from './number-readings.ts'

/** Of the readings of a text the first that fits, otherwise the language's; NaN for none. */
export const chooseReading = (readings: readonly number[], fits: (value: number) => boolean = () => true): number =>
  readings.find(fits) ?? readings[0] ?? Number.NaN

/** The number that was typed, as the language writes it; NaN for empty and other texts. */
export const parseNumber = (text: string, locale: Locale = getLocale()): number =>
  chooseReading(numberReadings(text, locale))

/** A number within bounds that was typed. They decide where a sign can separate thousands or decimals. */
export const parseNumberWithin = (
  text: string,
  { min, max }: { min: number; max: number },
  locale: Locale = getLocale(),
): number => chooseReading(numberReadings(text, locale), (value) => value >= min && value <= max)
