import { expect, test } from 'vitest'
import { readNewsList } from './news_pi1.ts'

/** A list as a stock TYPO3 13 with EXT:headless_news sends it. */
const page = (number: number, current: number) => ({
  page: number,
  link: `/de/news?tx_news_pi1%5BcurrentPage%5D=${number}&cHash=0${number}`,
  current,
})
const further = (number: number) => ({
  number,
  path: '/de/news',
  search: `?tx_news_pi1%5BcurrentPage%5D=${number}&cHash=0${number}`,
})
const STOCK = {
  data: {
    pagination: {
      first: page(1, 1).link,
      last: page(2, 0).link,
      prev: null,
      next: null,
      pages: [page(1, 1), page(2, 0)],
    },
    list: [
      {
        uid: 1,
        title: 'PFAS: wir finden Alternativen',
        teaser: '<p>Kurz &amp; knapp, anna@example.com</p>',
        tstamp: 'Nov 21 2026',
        datetime: 'Oct 09 2025',
        author: { author: '', authorEmail: '' },
        media: [
          {
            type: 'image',
            properties: { alternative: 'Ersatztext', description: 'Bildunterschrift', mimetype: 'image/png' },
            images: {
              defaultImage: {
                publicUrl: 'https://cms.test/fileadmin/werk.png',
                dimensions: { width: 1600, height: 900 },
              },
              detailViewImage: { publicUrl: null, dimensions: null },
            },
          },
        ],
        categories: [],
        tags: [],
        slug: '/de/news/meldung/pfas',
        moreLink: 'Read more',
      },
      { uid: 2, title: '' },
    ],
    settings: { templateLayout: null, action: 'list' },
  },
}

test('A stock list has articles with their day, a plain teaser, their picture and the list’s further pages.', () => {
  const list = readNewsList(STOCK, { hosts: [] })
  expect(list).toMatchObject({ template: 'list', page: 1, furtherPages: [further(2)] })
  expect(list.items).toHaveLength(1)
  expect(list.items[0]).toMatchObject({
    title: 'PFAS: wir finden Alternativen',
    teaser: 'Kurz & knapp, anna (at) example.com',
    date: '2025-10-09',
    changed: '2026-11-21',
    href: '/de/news/meldung/pfas',
    caption: 'Bildunterschrift',
    picture: { url: 'https://cms.test/fileadmin/werk.png', alternative: 'Ersatztext', width: 1600, height: 900 },
    event: undefined,
  })
})

test('Pages of a list have addresses of their own by route enhancers; an odd or foreign one is left out.', () => {
  const links = ['/de/news', '/de/news/seite-2', '/de/n%C3%A4chste', '/de/%E0', 'https://www.example.com/de/news', null]
  const pages = links.map((link, index) => ({ page: index + 1, link, current: index === 0 ? 1 : 0 }))
  expect(readNewsList({ data: { pagination: { pages }, list: [] } }, { hosts: [] }).furtherPages).toEqual([
    { number: 2, path: '/de/news/seite-2', search: '' },
    { number: 3, path: '/de/nächste', search: '' },
  ])
})

test('A list that names few of its pages has the last one, too.', () => {
  const pagination = { last: page(9, 0).link, pages: [page(1, 0), page(2, 1), page(3, 0)] }
  const list = readNewsList({ data: { pagination, list: [] } }, { hosts: [] })
  expect([list.page, list.furtherPages]).toEqual([2, [further(1), further(3), further(9)]])
})

const eventOf = (event: object) =>
  readNewsList({ data: { list: [{ uid: 1, title: 'a', event }] } }, { hosts: [] }).items[0]?.event

test.each([
  [{ start: '2027-03-09T09:00', end: null }, ['2027-03-09T09:00', '2027-03-09T09:00', false]],
  [
    { start: '2027-03-09T09:00:00+01:00', end: '2027-03-09T10:00:00+01:00' },
    ['2027-03-09T09:00', '2027-03-09T10:00', false],
  ],
  [{ start: '2027-03-09T00:00', end: '2027-03-11T00:00', fullDay: 1 }, ['2027-03-09', '2027-03-11', true]],
  [{ start: '2027-03-09', end: '2027-03-01' }, ['2027-03-09', '2027-03-09', true]],
])('The times of %j are %j.', (given, expected) => {
  const event = eventOf(given)
  expect([event?.start, event?.end, event?.isFullDay]).toEqual(expected)
})

test('Of an event with odd values the page shows the safe ones.', () => {
  expect(eventOf({ start: 'soon' })).toBeUndefined()
  const event = eventOf({
    start: '2027-03-09',
    timezone: 'Mars/Base',
    location: { title: 'Hall', link: 'javascript:x' },
  })
  expect([event?.zone, event?.location?.href, event?.organizer]).toEqual(['Europe/Berlin', '', undefined])
})

test.each([null, [], {}, { data: null }, { data: { list: null, pagination: [] } }])(
  '%j is an empty list.',
  (content) => {
    expect(readNewsList({ ...content }, { hosts: [] })).toMatchObject({ items: [], furtherPages: [] })
  },
)
