import type { NewsEvent } from '#contracts/content/news.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'

/** The days of an event: `13.10.2026`, `13.10.2026 – 16.10.2026`. */
export function eventDays({ start, end }: NewsEvent): string {
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)]
  return first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`
}

/** Its time of the day, `9:00 bis 16:30 Uhr`; empty for an event of whole days. */
export function eventTime({ start, end, isFullDay }: NewsEvent): string {
  if (isFullDay) return ''
  const [from, to] = [clock(start), clock(end)]
  return start === end ? m.news_time_from({ from }) : m.news_time({ from, to })
}

const clock = (moment: string): string => moment.slice(11, 16).replace(/^0/, '')
