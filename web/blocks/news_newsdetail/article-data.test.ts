import Validator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import { readNewsItem } from '#contracts/content/read-news.server.ts'
import { articleData } from './article-data.ts'

const read = (rest: object = {}) => {
  const media = [
    {
      type: 'image',
      properties: {},
      images: { defaultImage: { publicUrl: 'https://cms.test/a.jpg', dimensions: {} } },
    },
  ]
  const given = { uid: 37, title: 'PFAS', teaser: 'In short', datetime: '2026-09-14', tstamp: '2026-11-12', media }
  const [article] = readNewsItem({ ...given, categories: [{ id: 1, title: 'Materials' }], ...rest }, { hosts: [] })
  if (!article) throw new Error('It is an article.')
  const url = 'https://www.example.com/en/news/pfas-37'
  return JSON.parse(JSON.stringify(articleData({ article, url, company: 'Musterwerk', language: 'en' })))
}

const event = {
  start: '2027-03-09T09:00',
  end: '2027-03-09T16:30',
  fullDay: false,
  timezone: 'Europe/Berlin',
  location: { title: 'Training room', street: 'Musterstraße 12', city: '12345 Musterstadt', country: 'DE', link: '' },
  organizer: { title: 'Musterwerk Kunststoffe GmbH', link: '' },
}

const issuesOf = (data: { '@type': string }) =>
  new Validator().validate({ jsonld: { [data['@type']]: [data] }, microdata: {}, rdfa: {}, errors: [] })

test('An article has its days, its publisher and a whole address of its picture.', () => {
  expect(read()).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'PFAS',
    datePublished: '2026-09-14',
    dateModified: '2026-11-12',
    image: 'https://cms.test/a.jpg',
    author: { '@type': 'Organization', name: 'Musterwerk' },
    articleSection: ['Materials'],
  })
  expect(read({ author: { author: 'Anna Kreutz' } }).author).toEqual({ '@type': 'Person', name: 'Anna Kreutz' })
})

test('An event has its times with their offset, its place and its organiser.', () => {
  expect(read({ event })).toMatchObject({
    '@type': 'Event',
    startDate: '2027-03-09T09:00:00+01:00',
    endDate: '2027-03-09T16:30:00+01:00',
    location: { name: 'Training room', address: { addressCountry: 'DE', streetAddress: 'Musterstraße 12' } },
    organizer: { name: 'Musterwerk Kunststoffe GmbH', url: 'https://www.example.com/' },
  })
  expect(read({ event: { ...event, start: '2027-03-09', end: null, fullDay: true } }).startDate).toBe('2027-03-09')
})

test.each([
  ['An article', {}],
  ['An event', { event }],
  ['An event without organiser', { event: { ...event, organizer: null } }],
])('%s is valid for search engines.', async (_, rest) => {
  const issues = await issuesOf(read(rest))
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
})
