import type { ClockChange } from './open-now.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** Days between two looks at a zone: no zone changes its clock twice within them. */
const STEP = 20
/** Days ahead: longer than a page is cached anywhere. */
const HORIZON = 400

/**
 * Offsets of a zone's clock from UTC, now and after each change within the next year. The server sends them: a
 * browser's first format of a time in a zone takes longer than hydrating the footer.
 * @param zone IANA name
 */
export function clockChanges(zone: string, now: number): ClockChange[] {
  const ahead = clockOf(zone)
  const changes: ClockChange[] = [[now, ahead(now)]]
  for (let from = now; from < now + HORIZON * DAY; from += STEP * DAY) {
    const to = from + STEP * DAY
    if (ahead(from) !== ahead(to)) changes.push([changeBetween(from, to, ahead), ahead(to)])
  }
  return changes
}

/** The first minute of the new time. */
function changeBetween(from: number, to: number, ahead: (at: number) => number): number {
  let [before, after] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (ahead(middle * MINUTE) === ahead(from)) before = middle
    else after = middle
  }
  return after * MINUTE
}

/** Minutes that the zone's clock is ahead of UTC at a moment. */
function clockOf(zone: string): (at: number) => number {
  // Swedish writes date and time as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => Math.round((Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at) / MINUTE)
}
