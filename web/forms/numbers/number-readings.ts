import type { Locale } from '#contracts/locales.ts'
import { DECIMAL_SIGNS } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** The sign before the decimals. */
export type DecimalSign = ',' | '.'

/** Letters of a number or a size. A longer text is neither, and is not read. */
export const LONGEST_NUMBER_TEXT = 100

/**
 * An invisible mark before a number with decimals that comes from a workbook's cell. Its decimal sign is a point, and
 * says nothing about the texts beside it.
 */
export const EXACT = '\u2060'

/** A text without the mark, which someone may have written before another text, too. */
export const withoutMark = (text: string): string => text.replaceAll(EXACT, '')

const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/
/** Thousands by spaces or apostrophes: the sign behind them separates decimals. */
const SPACED = /^[1-9]\d{0,2}(?:(?: \d{3})+|(?:['’]\d{3})+)$/

/** Whether languages read the text as different numbers: `1.250`. */
export const isEither = (text: string): boolean => numberReadings(text, 'de').length > 1

/**
 * Returns the numbers that a text can be, that of the language first: none, one, or two. A single sign before exactly
 * three digits separates thousands or decimals: `1.250` is 1250 or 1.25. Every other text has one reading at most, in
 * all languages: `12.5`, `12,5`, `1.250,5`, `1'250`, `0.250`.
 */
export function numberReadings(text: string, locale: Locale = getLocale()): number[] {
  const exact = text.trim()
  if (/^\u2060\d+\.\d*[1-9]$/.test(exact)) return [Number(exact.slice(EXACT.length))]
  const plain = plainOf(text)
  const isNegative = /^[-\u2212\u2013]/.test(plain)
  const readings = unsignedReadings(plain.replace(/^[-\u2212\u2013+] ?/, ''), DECIMAL_SIGNS[locale])
  return isNegative ? readings.map((number) => (number === 0 ? 0 : -number)) : readings
}

/** Full-width digits and all kinds of spaces become plain ones. Raised digits, as in m², are not read. */
const plainOf = (text: string): string =>
  text.length > LONGEST_NUMBER_TEXT || /\p{No}/u.test(text)
    ? ''
    : withoutMark(text).normalize('NFKC').trim().replaceAll(/\s/g, ' ')

function unsignedReadings(text: string, sign: DecimalSign): number[] {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const [whole, mark, decimals] = at === -1 ? [text, undefined, ''] : [text.slice(0, at), text[at], text.slice(at + 1)]
  if (!/\d/.test(whole + decimals) || !/^\d*$/.test(decimals)) return []
  const decimal = Number(`${digitsOf(whole, mark) ?? 'none'}.${decimals || '0'}`)
  const thousands = GROUPED.test(text) ? [Number(text.replaceAll(/[.,]/g, ''))] : []
  const readings = mark === sign ? [decimal, ...thousands] : [...thousands, decimal]
  return readings.filter((number) => !Number.isNaN(number))
}

/** The digits before the decimals; undefined where they are not grouped by one sign, which is not that of the decimals. */
function digitsOf(whole: string, mark: string | undefined): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const isGrouped = SPACED.test(whole) || (GROUPED.test(whole) && mark !== undefined && !whole.includes(mark))
  return isGrouped ? whole.replaceAll(/[.,'’ ]/g, '') : undefined
}
