import type { Locale } from '#contracts/locales.ts'
import { getLocale } from './locale.ts'

/** The decimal sign of each language. */
export const DECIMAL_SIGNS = { de: ',', en: '.', nl: ',', cz: ',' } as const satisfies Record<Locale, string>

/**
 * Writes digits as `Intl` does, but for thousands. A narrow space separates them, as on drawings, where a comma or full
 * stop would read as a decimal sign. Numbers do without `Intl`: a browser's first format takes longer than all other
 * work of a part of a page.
 */
function writeNumber(value: number, digits: number, isFixed: boolean, locale: Locale): string {
  const [whole = '', decimals = ''] = rounded(value, digits).toFixed(digits).split('.')
  const shown = isFixed ? decimals : decimals.replace(/(?<!0)0+$/, '')
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202f') + (shown && DECIMAL_SIGNS[locale] + shown)
}

/**
 * Rounds the decimal digits that the number is written with, as `Intl` does. 1.005 is 1.01, though it is stored as
 * less.
 */
function rounded(value: number, digits: number): number {
  const size = Math.abs(value)
  return size < 1e-6 ? 0 : (Math.sign(value) * Math.round(Number(`${size}e${digits}`))) / 10 ** digits
}

/** Whether a number is written the same in every language. Most measures are, and a list has a thousand of them. */
const isSmallInteger = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 1000

/** A number with at most `digits` decimals, by default 0: `1 250`. */
export const formatNumber = (value: number, digits = 0, locale = getLocale()): string =>
  isSmallInteger(value) ? String(value) : writeNumber(value, digits, false, locale)

/** A number with exactly `digits` decimals, for values in a column: `18,0`. */
export const formatFixed = (value: number, digits: number, locale = getLocale()): string =>
  writeNumber(value, digits, true, locale)

/** How each language writes an amount in EUR: sign of thousands, and the text before and behind the number. */
const EURO = {
  de: { thousands: '.', before: '', behind: '\u00a0€' },
  en: { thousands: ',', before: '€', behind: '' },
  nl: { thousands: '.', before: '€\u00a0', behind: '' },
  cz: { thousands: '\u00a0', before: '', behind: '\u00a0€' },
} as const satisfies Record<Locale, object>

/** An amount in EUR as `Intl` writes it, `1.284,50 €`, without its long first time in a browser. */
export const formatPrice = (amount: number, locale = getLocale()): string =>
  inEuro(writeNumber(amount, 2, true, locale), locale)

/** The price of one piece. A Shopware may have parts of a cent for small parts: `0,035 €`. */
export const formatUnitPrice = (amount: number, locale = getLocale()): string =>
  inEuro(writeNumber(amount, 4, true, locale).replace(/0{1,2}$/, ''), locale)

function inEuro(number: string, locale: Locale): string {
  const { thousands, before, behind } = EURO[locale]
  return (before + number.replaceAll('\u202f', thousands) + behind).replace(/^€-/, '-€')
}

/** Kilograms, in grams below one: `1,84 kg`, `320 g`. */
export function formatWeight(kilograms: number, locale = getLocale()): string {
  const grams = Math.round(kilograms * 1000)
  return grams < 1000 ? `${formatNumber(grams, 0, locale)}\u00a0g` : `${formatNumber(kilograms, 2, locale)}\u00a0kg`
}

/** Size of a file, in decimal units as file managers count them: `214 KB`, `1,1 MB`. */
export function formatBytes(bytes: number, locale = getLocale()): string {
  const [size, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'KB'] : [bytes / 1e6, 'MB']
  return `${formatNumber(size, 1, locale)}\u00a0${unit}`
}
