import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { NewsEvent, NewsItem } from '#contracts/content/news.ts'
import { calendarFile } from './calendar-file.server.ts'

const EVENT: NewsEvent = {
  start: '2027-03-09T09:00',
  end: '2027-03-09T16:30',
  isFullDay: false,
  zone: 'Europe/Berlin',
  location: { title: 'Training room', street: 'Musterstraße 12', city: '12345 Musterstadt', country: 'DE', href: '' },
  organizer: undefined,
}

function write(event: Partial<NewsEvent> = {}, rest: Partial<NewsItem> = {}) {
  const article: NewsItem & { event: NewsEvent } = {
    id: 1038,
    title: 'Seminar: chain guides; theory, practice',
    teaser: 'A day for designers: friction, thermal expansion and fastening of chain guides, with your own cases.',
    date: '2026-11-02',
    changed: '2026-11-12',
    href: '',
    author: '',
    picture: undefined,
    caption: '',
    topics: [],
    tags: [],
    event: { ...EVENT, ...event },
    ...rest,
  }
  return calendarFile({ article, url: 'https://www.example.com/en/news/seminar', company: 'Musterwerk' })
}

const readEvent = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error('The file has one event.')
  return { calendar, event: new ICAL.Event(event) }
}

test('A calendar reads the event at its local time, which is another hour of UTC in summer.', () => {
  const winter = readEvent(write()).event
  expect([winter.startDate.toJSDate().toISOString(), winter.endDate.toJSDate().toISOString()]).toEqual([
    '2027-03-09T08:00:00.000Z',
    '2027-03-09T15:30:00.000Z',
  ])
  expect(winter.startDate.zone.tzid).toBe('Europe/Berlin')
  const summer = readEvent(write({ start: '2027-07-09T09:00', end: '2027-07-09T10:00' })).event
  expect(summer.startDate.toJSDate().toISOString()).toBe('2027-07-09T07:00:00.000Z')
})

test('Title, text, place and address are those of the article, with all their characters.', () => {
  const { event } = readEvent(write())
  expect(event.summary).toBe('Seminar: chain guides; theory, practice')
  expect(event.location).toBe('Training room, Musterstraße 12, 12345 Musterstadt')
  expect(event.description).toContain('with your own cases.\n\nhttps://www.example.com/en/news/seminar')
  expect(event.component.getFirstPropertyValue('url')).toBe('https://www.example.com/en/news/seminar')
})

test('An event of several days ends after its last one, in every time zone.', () => {
  const { event } = readEvent(write({ start: '2026-10-13', end: '2026-10-16', isFullDay: true }))
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    true,
    '2026-10-13',
    '2026-10-17',
  ])
})

test('A changed event replaces the one that a calendar has: it has the same id and a later stamp.', () => {
  const [before, after] = [readEvent(write()), readEvent(write({}, { changed: '2026-12-24' }))]
  expect(after.event.uid).toBe(before.event.uid)
  const stamp = ({ event }: typeof before) => String(event.component.getFirstPropertyValue('dtstamp'))
  expect([stamp(before), stamp(after)]).toEqual(['2026-11-12T00:00:00Z', '2026-12-24T00:00:00Z'])
})

test('Lines end as the standard says and none is longer than 75 bytes.', () => {
  const text = write()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.split('\r\n')
  expect(lines.filter((line) => line.includes('\n'))).toEqual([])
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})
