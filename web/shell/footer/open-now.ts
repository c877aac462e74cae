import type { Company } from '#contracts/company.ts'

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const DAY = 86_400_000
/** Days to look ahead for the next opening: longer than any run of holidays. */
const HORIZON = 31

export type Opening =
  /** Clock time at which the company closes, `17:00`. */
  | { isOpen: true; until: string }
  /** Clock time and date of the next opening; undefined if there is none within a month. */
  | { isOpen: false; next: { clock: string; date: string; isToday: boolean } | undefined }

/** From a moment in milliseconds on, a clock is so many minutes ahead of UTC. */
export type ClockChange = readonly [from: number, minutes: number]

interface Hours extends Pick<Company, 'openingHours' | 'closedOn'> {
  /** The company's own clock, in order of time. */
  clock: readonly ClockChange[]
}

/** Whether the company is open at a moment, and until or from when, by its own time zone's clock. */
export function openingAt({ openingHours, closedOn, clock: changes }: Hours, at: number): Opening {
  const { date, clock } = localTime(at, changes)
  const now = hoursOn(openingHours, closedOn, date).find(({ open, close }) => open <= clock && clock < close)
  if (now) return { isOpen: true, until: now.close }
  for (let ahead = 0; ahead <= HORIZON; ahead += 1) {
    const day = new Date(Date.parse(date) + ahead * DAY).toISOString().slice(0, 10)
    const hours = hoursOn(openingHours, closedOn, day).find(({ open }) => ahead > 0 || clock < open)
    if (hours) return { isOpen: false, next: { clock: hours.open, date: day, isToday: ahead === 0 } }
  }
  return { isOpen: false, next: undefined }
}

/** The opening hours of a date, `2026-12-23`, in order: those after a break are a line of their own. */
function hoursOn(openingHours: Hours['openingHours'], closedOn: readonly string[], date: string) {
  if (closedOn.includes(date)) return []
  const weekday = new Date(date).getUTCDay()
  return openingHours
    .filter(({ from, to }) => WEEK.indexOf(from) <= weekday && weekday <= WEEK.indexOf(to))
    .toSorted((a, b) => (a.open < b.open ? -1 : 1))
}

/** Date and 24-hour clock where the company is: `2026-12-23`, `07:30`. */
function localTime(at: number, changes: readonly ClockChange[]): { date: string; clock: string } {
  // A browser whose own clock is slow may ask for a moment before the first one.
  const [, minutes] = changes.findLast(([from]) => from <= at) ?? changes[0] ?? [0, 0]
  const local = new Date(at + minutes * 60_000).toISOString()
  return { date: local.slice(0, 10), clock: local.slice(11, 16) }
}
