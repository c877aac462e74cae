import { type Locale, regionTag } from '#contracts/locales.ts'
import { getLocale } from './locale.ts'

/** How each language joins day, month and year. */
const DAY_SIGN = { de: '.', en: '/', nl: '-', cz: '. ' } as const satisfies Record<Locale, string>

/**
 * A day: `12.11.2026`. `iso` is a date or a time with zone; the day is that of the company's time zone. A bare date is written
 * as `Intl` does, without its long first time in a browser.
 */
export const formatDate = (iso: string, locale = getLocale()): string =>
  iso.length === 10
    ? iso.split('-').toReversed().join(DAY_SIGN[locale])
    : new Intl.DateTimeFormat(regionTag(locale), { ...TWO_DIGITS, timeZone: 'Europe/Berlin' }).format(new Date(iso))

export const TWO_DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** The end of a wait, in minutes or hours, rounded up: `in 5 Minuten`, `za 2 hodiny`. */
export function formatWait(seconds: number, locale = getLocale()): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [value, unit] = minutes <= 90 ? ([minutes, 'minute'] as const) : ([Math.ceil(minutes / 60), 'hour'] as const)
  return new Intl.RelativeTimeFormat(regionTag(locale)).format(value, unit)
}
