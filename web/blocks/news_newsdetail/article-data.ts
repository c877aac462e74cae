import type { Event, NewsArticle, WithContext } from 'schema-dts'
import type { NewsEvent, NewsItem } from '#contracts/content/news.ts'
import { utcOffset } from './utc-offset.ts'

interface DescribedArticle {
  article: NewsItem
  /** Address of the page. */
  url: string
  company: string
  language: string
}

/** An article, or the event that it announces, in schema.org's words. */
export const articleData = (page: DescribedArticle): WithContext<NewsArticle | Event> => ({
  '@context': 'https://schema.org',
  ...(page.article.event ? eventData(page, page.article.event) : newsArticle(page)),
})

/** Search engines want whole addresses. */
const imageOf = ({ article: { picture }, url }: DescribedArticle) =>
  picture ? { image: new URL(picture.url, url).href } : {}

const newsArticle = (page: DescribedArticle): NewsArticle => {
  const { article, url, company, language } = page
  const organization = { '@type': 'Organization' as const, name: company, url: new URL('/', url).href }
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.teaser,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: article.date,
    dateModified: article.changed || article.date,
    author: article.author ? { '@type': 'Person', name: article.author } : organization,
    publisher: organization,
    ...imageOf(page),
    ...(article.topics.length > 0 && { articleSection: article.topics.map(({ title }) => title) }),
  }
}

function eventData(page: DescribedArticle, event: NewsEvent): Event {
  const { article, url, company, language } = page
  const { location, organizer, start, end, zone } = event
  const moment = (local: string) => (event.isFullDay ? local : `${local}:00${utcOffset(local, zone)}`)
  return {
    '@type': 'Event',
    name: article.title,
    description: article.teaser,
    url,
    inLanguage: language,
    startDate: moment(start),
    endDate: moment(end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(location && {
      location: {
        '@type': 'Place',
        name: location.title,
        address: {
          '@type': 'PostalAddress',
          ...(location.street && { streetAddress: location.street }),
          ...(location.city && { addressLocality: location.city }),
          ...(location.country && { addressCountry: location.country }),
        },
      },
    }),
    organizer: {
      '@type': 'Organization',
      name: organizer?.title ?? company,
      url: organizer?.href || new URL('/', url).href,
    },
    ...imageOf(page),
  }
}
