import ical from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { NewsEvent, NewsItem } from '#contracts/content/news.ts'

interface CalendarPage {
  article: NewsItem & { event: NewsEvent }
  /** Address of the article. */
  url: string
  company: string
}

const DAY = 86_400_000

/** An event as iCalendar (RFC 5545), in the event's time zone. */
export function calendarFile({ article, url, company }: CalendarPage): string {
  const { id, title, teaser, event, changed, date } = article
  const { start, end, isFullDay, zone, location } = event
  const stamp = new Date(changed || date || 0)
  const calendar = ical({ prodId: `//${company}//Profilwerk//EN`, timezone: { name: null, generator: zoneBlock } })
  calendar.createEvent({
    // The same in every language and for every change: a calendar replaces the event instead of adding another.
    id: `news-${id}@${new URL(url).hostname}`,
    summary: title,
    description: `${teaser}\n\n${url}`,
    url,
    stamp,
    lastModified: stamp,
    location: location ? [location.title, location.street, location.city].filter(Boolean).join(', ') : null,
    ...(isFullDay
      ? // The end is the first day after the event.
        { allDay: true, start: `${start}T00:00:00`, end: `${dayAfter(end)}T00:00:00` }
      : { start: `${start}:00`, end: `${end}:00`, timezone: zone }),
  })
  return `${calendar.toString()}\r\n`
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** The rules of a time zone. For a name that it does not know the library returns a text, and calendars use their own. */
function zoneBlock(name: string): string | null {
  const block = tzlib_get_ical_block(name)
  return Array.isArray(block) ? (block[0] ?? null) : null
}
