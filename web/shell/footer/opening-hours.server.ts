import type { Company } from '#contracts/company.ts'
import { type Locale, regionTag } from '#contracts/locales.ts'
import { clockChanges } from './clock-changes.server.ts'
import type { ClockChange } from './open-now.ts'

type Hours = Company['openingHours'][number]

/** A week that begins on a Monday, used to name its days. */
const DAYS = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5 } as const satisfies Record<Hours['from'], number>

/**
 * Key: locale and length. Owner: this module. End: with the process, there are eight. Gain: creating a format costs more
 * than using it a hundred times, and every page shows the hours.
 */
const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(locale: Locale, weekday: 'long' | 'short'): Intl.DateTimeFormat {
  const key = locale + weekday
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(regionTag(locale), { weekday, timeZone: 'UTC' })))
  return format
}

const dayName = (day: Hours['from'], locale: Locale, weekday: 'long' | 'short'): string =>
  dayFormat(locale, weekday)
    .format(new Date(Date.UTC(2024, 0, DAYS[day])))
    .replace(/\.$/, '')

const time = (clock: string): string => clock.replace(/^0/, '')

/** One line of opening hours: days as `Mo–Do` or, long, as `Montag–Donnerstag`; hours as `7:30–17:00`. */
export function openingHours({ from, to, open, close }: Hours, locale: Locale, weekday: 'long' | 'short') {
  const days =
    from === to ? dayName(from, locale, weekday) : [from, to].map((day) => dayName(day, locale, weekday)).join('–')
  // Dutch and Czech write days in lower case, but here they begin a line.
  return { days: days.charAt(0).toUpperCase() + days.slice(1), hours: `${time(open)}–${time(close)}` }
}

/** When the company is open, in words. Browsers take longer to make their first format of a day than for any other part of a page. */
export interface ReadableHours {
  /** In one line: `Mo–Do 7:30–17:00, Fr 7:30–16:00`. */
  short: string
  lines: ReturnType<typeof openingHours>[]
  /** Names of the days, from Sunday on, in the form used within a sentence. */
  weekdays: string[]
  /** The company's own clock. */
  clock: ClockChange[]
}

const DAY = 86_400_000
let clockOfDay: { key: string; clock: ClockChange[] } | undefined

/**
 * The changes of the clock. Key: zone and day. Owner: this module. End: with the day. Gain: they take fifty
 * formats of a time, and every page carries them.
 */
function clockOf(zone: string, now: number): ClockChange[] {
  const key = `${zone} ${Math.floor(now / DAY)}`
  if (clockOfDay?.key !== key) clockOfDay = { key, clock: clockChanges(zone, Math.floor(now / DAY) * DAY) }
  return clockOfDay.clock
}

export const readableHours = ({ openingHours: hours, timeZone }: Company, locale: Locale): ReadableHours => ({
  short: hours
    .map((line) => openingHours(line, locale, 'short'))
    .map((line) => `${line.days} ${line.hours}`)
    .join(', '),
  lines: hours.map((line) => openingHours(line, locale, 'long')),
  // The first of them, 7 January 2024, is a Sunday.
  weekdays: [7, 8, 9, 10, 11, 12, 13].map((day) => dayFormat(locale, 'long').format(Date.UTC(2024, 0, day))),
  clock: clockOf(timeZone, Date.now()),
})
