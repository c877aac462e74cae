import type { ContentElement } from '#contracts/content/elements.ts'
import type { NewsItem } from '#contracts/content/news.ts'
import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { calendarPath } from '#web/blocks/news_pi1/news-files.ts'
import { listPathOf, type NewsPage, readNewsPage } from '#web/blocks/news_pi1/read-articles.server.ts'
import { readingTime } from './reading-time.ts'

export interface NewsDetailData {
  /** Address of the article with its origin, without a query. */
  url: string
  siteName: string
  /** Path of the calendar file of an event. */
  calendar: string | undefined
  minutes: number
  /** The page that lists the articles; missing if it could not be read. */
  list: { href: string; title: string } | undefined
  newer: Neighbour | undefined
  older: Neighbour | undefined
  related: NewsItem[]
}

export interface Neighbour {
  title: string
  href: string
}

const MOST_RELATED = 3

/** The article's neighbours in the list that it belongs to. The article is shown without them if that cannot be read. */
export const loadNewsDetail: BlockLoader<'news_newsdetail', NewsDetailData> = async (element, services) => {
  const { address, breadcrumbs, content, siteName, report } = services
  const { article, bodytext, children } = element
  const path = decodeURI(address.pathname)
  const data = {
    url: address.origin + address.pathname,
    siteName,
    calendar: article?.event ? calendarPath(address.pathname) : undefined,
    minutes: readingTime(article?.teaser ?? '', bodytext, ...children.map(textOf)),
  }
  const listPath = listPathOf(breadcrumbs, path)
  let list: NewsPage | undefined
  try {
    list = listPath === undefined ? undefined : await readNewsPage(content, listPath)
  } catch (failure) {
    report(failure)
  }
  return { ...data, ...neighboursOf(article, list) }
}

const textOf = (element: ContentElement) => ('bodytext' in element ? element.bodytext : [])

type Neighbours = Pick<NewsDetailData, 'list' | 'newer' | 'older' | 'related'>

export function neighboursOf(
  article: NewsItem | undefined,
  page: Pick<NewsPage, 'href' | 'title' | 'items'> | undefined,
): Neighbours {
  if (!page) return { list: undefined, newer: undefined, older: undefined, related: [] }
  const { href, title, items } = page
  const index = items.findIndex(({ id }) => id === article?.id)
  const [newer, older] = index < 0 ? [] : [items[index - 1], items[index + 1]]
  const topics = article?.topics.map(({ id }) => id) ?? []
  const related = items.filter(
    (item) =>
      ![article?.id, newer?.id, older?.id].includes(item.id) && item.topics.some(({ id }) => topics.includes(id)),
  )
  return {
    list: { href, title },
    newer: newer && { title: newer.title, href: newer.href },
    older: older && { title: older.title, href: older.href },
    related: related.slice(0, MOST_RELATED),
  }
}
