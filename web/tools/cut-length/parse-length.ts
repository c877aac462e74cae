import type { Locale } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'

/** Thousands and decimals as a language writes them. Czech groups by a space or a point. */
const SEPARATORS: Record<Locale, { group: string; decimal: string }> = {
  cz: { group: '.', decimal: ',' },
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  nl: { group: '.', decimal: ',' },
}

/** Millimetres of a unit. */
const UNITS: Record<string, number> = { mm: 1, cm: 10, m: 1000 }

/**
 * Returns the length in mm that was typed, NaN for empty or other input. "1.250", "1 250" and "1250 mm" are one length
 * where the point groups thousands, as "1,250" is in English. A single separator that cannot group is a decimal one.
 */
export function parseLength(text: string, locale: Locale = getLocale()): number {
  const [, typed = '', unit = 'mm'] = /^(-?[\d.,'’]+)(mm|cm|m)?$/i.exec(text.replaceAll(/\s/g, '')) ?? []
  if (!/\d/.test(typed)) return Number.NaN
  const { group, decimal } = SEPARATORS[locale]
  const [whole = '', ...fractions] = typed.replaceAll(/['’]/g, '').split(decimal)
  const isGrouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+$`).test(whole)
  const plain = [isGrouped ? whole.replaceAll(group, '') : whole, ...fractions].join('.').replaceAll(',', '.')
  // To a thousandth: 1.005 m are not 1004.9999 mm.
  return Math.round(Number(plain) * (UNITS[unit.toLowerCase()] ?? 1) * 1000) / 1000
}
