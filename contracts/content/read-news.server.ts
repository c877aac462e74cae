import { asArray, asBoolean, asConcealedText, asNumber, asRecord, asText, type JsonRecord } from './json-record.ts'
import type { NewsEvent, NewsItem, NewsTopic } from './news.ts'
import type { ContentFile } from './file.ts'
import { readHref } from './links/read-href.ts'
import { readFile } from './links/read-link.ts'
import { readPlainText } from './rich-text/read-plain-text.server.ts'
import type { Reading } from './reading.ts'

/** Reads an article of EXT:headless_news; none without a title. */
export function readNewsItem(value: unknown, reading: Reading): NewsItem[] {
  const given = asRecord(value)
  const title = asConcealedText(given.title)
  if (title === '') return []
  const media = asArray(given.media).map(asRecord)
  const picture = media.find(({ type }) => type === 'image')
  return [
    {
      id: asNumber(given.uid),
      title,
      teaser: readPlainText(given.teaser).trim(),
      date: readDay(given.datetime),
      changed: readDay(given.tstamp),
      href: readHref(given.slug ?? given.canonical, reading) ?? '',
      author: asConcealedText(asRecord(given.author).author),
      picture: picture && readPicture(picture, reading),
      caption: asConcealedText(asRecord(picture?.properties).description),
      topics: asArray(given.categories).flatMap(readTopic),
      tags: asArray(given.tags).flatMap(readTopic),
      event: readEvent(asRecord(given.event)),
    },
  ]
}

function readTopic(value: unknown): NewsTopic[] {
  const { id, title } = asRecord(value)
  return asText(title) === '' ? [] : [{ id: asNumber(id), title: asText(title) }]
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns the day of `2025-10-09…`, or of `Oct 09 2025` as a stock system writes it. */
function readDay(value: unknown): string {
  const text = asText(value)
  const [iso] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  if (iso !== undefined) return iso
  const [, month = '', day = '', year = ''] = /^([A-Z][a-z]{2}) (\d{1,2}),? (\d{4})$/.exec(text) ?? []
  const index = MONTHS.indexOf(month)
  return index < 0 ? '' : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The largest picture there is: pages make their own sizes of it. */
const SIZES = ['defaultImage', 'detailViewImage', 'listViewFeaturedImage', 'listViewVerticalImage', 'listViewImage']

function readPicture({ file, images, properties }: JsonRecord, reading: Reading): ContentFile | undefined {
  const { alternative, title, mimetype } = asRecord(properties)
  const sizes = SIZES.map((size) => asRecord(asRecord(images)[size]))
  const { publicUrl, dimensions } = sizes.find((size) => asText(size.publicUrl) !== '') ?? {}
  return (
    readFile(file, reading) ??
    readFile({ publicUrl, properties: { alternative, title, mimeType: mimetype, dimensions } }, reading)
  )
}

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?/

function readEvent(given: JsonRecord): NewsEvent | undefined {
  const [start] = MOMENT.exec(asText(given.start)) ?? []
  if (start === undefined) return undefined
  const isFullDay = asBoolean(given.fullDay) || !start.includes('T')
  const length = isFullDay ? 10 : 16
  const [end = start] = MOMENT.exec(asText(given.end)) ?? []
  const [location, organizer] = [asRecord(given.location), asRecord(given.organizer)]
  return {
    start: start.slice(0, length),
    end: (end < start ? start : end).slice(0, length),
    isFullDay,
    zone: readZone(asText(given.timezone)),
    location:
      asText(location.title) === ''
        ? undefined
        : {
            title: asText(location.title),
            street: asText(location.street),
            city: asText(location.city),
            country: asText(location.country),
            href: readWebAddress(location.link),
          },
    organizer:
      asText(organizer.title) === ''
        ? undefined
        : { title: asText(organizer.title), href: readWebAddress(organizer.link) },
  }
}

/** IANA name of a time zone that dates can be formatted in. */
function readZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return 'Europe/Berlin'
    throw error
  }
}

const readWebAddress = (value: unknown): string => (/^https?:\/\//.test(asText(value)) ? asText(value) : '')
