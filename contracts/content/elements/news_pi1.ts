import { asArray, asRecord, asText } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import type { NewsItem } from '#contracts/content/news.ts'
import { readNewsItem } from '#contracts/content/read-news.server.ts'
import { readHref } from '#contracts/content/links/read-href.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A list of EXT:headless_news; `bodytext` and `link` are additions. */
export interface NewsListFields {
  bodytext: RichNode[]
  link: LabelledLink | undefined
  /** `teaser`: some articles on another page, without filters. */
  template: 'list' | 'teaser'
  items: NewsItem[]
  /** Which of the content system's pages of the list this is, from 1. */
  page: number
  /** Other pages of the list that the content system names, the last one among them. */
  furtherPages: NewsListPage[]
}

/** A page of a list has a query, `?tx_news_pi1[currentPage]=2&cHash=…`, or an address of its own. */
export interface NewsListPage {
  number: number
  /** Without percent signs. */
  path: string
  search: string
}

export const readNewsList: FieldReader<NewsListFields> = (content, reading) => {
  const data = asRecord(content.data)
  const isTeaser = asText(asRecord(data.settings).templateLayout) === 'teaser'
  const paging = asRecord(data.pagination)
  const pages = asArray(paging.pages).map(asRecord)
  const page = Number(pages.find(({ current }) => Number(current))?.page) || 1
  const named = pages.flatMap(({ page: number, link }) => readListPage(number, link, reading))
  // A list with very many pages may name those around this one, and the last.
  const last = readListPage(CURRENT_PAGE.exec(asText(paging.last))?.[1], paging.last, reading)
  const byNumber = new Map([...last, ...named].map((one) => [one.number, one]))
  byNumber.delete(page)
  return {
    bodytext: readRichText(content.bodytext, reading),
    link: readLink(content.link, reading),
    template: isTeaser ? 'teaser' : 'list',
    items: asArray(data.list).flatMap((item) => readNewsItem(item, reading)),
    page,
    furtherPages: [...byNumber.values()].toSorted((a, b) => a.number - b.number),
  }
}

const CURRENT_PAGE = /(?:%5B|\[)currentPage(?:%5D|\])=(\d+)/i

function readListPage(number: unknown, link: unknown, reading: Reading): NewsListPage[] {
  const [, path = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(readHref(link, reading) ?? '') ?? []
  const isNumber = Number.isSafeInteger(Number(number)) && Number(number) > 0
  if (path === '' || !isNumber) return []
  try {
    return [{ number: Number(number), path: decodeURI(path), search }]
  } catch (error) {
    if (error instanceof URIError) return []
    throw error
  }
}
