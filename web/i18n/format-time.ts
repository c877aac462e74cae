import { regionTag } from '#contracts/locales.ts'
import { getLocale } from './locale.ts'

/** A day: `12.11.2026`. `iso` is a date or a time with zone; the day is that of the company's time zone. */
export const formatDate = (iso: string, locale = getLocale()): string =>
  new Intl.DateTimeFormat(regionTag(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: iso.length > 10 ? 'Europe/Berlin' : 'UTC',
  }).format(new Date(iso))

/** The end of a wait, in minutes or hours, rounded up: `in 5 Minuten`, `za 2 hodiny`. */
export function formatWait(seconds: number, locale = getLocale()): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [value, unit] = minutes <= 90 ? ([minutes, 'minute'] as const) : ([Math.ceil(minutes / 60), 'hour'] as const)
  return new Intl.RelativeTimeFormat(regionTag(locale)).format(value, unit)
}
