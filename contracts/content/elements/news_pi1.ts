import { asArray, asRecord, asText } from '#contracts/content/json-record.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import type { NewsItem } from '#contracts/content/news.ts'
import { readNewsItem } from '#contracts/content/read-news.server.ts'
import { readLink } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** A list of EXT:headless_news; `bodytext` and `link` are additions. */
export interface NewsListFields {
  bodytext: RichNode[]
  link: LabelledLink | undefined
  /** `teaser`: some articles on another page, without filters. */
  template: 'list' | 'teaser'
  items: NewsItem[]
  /** Queries of the content system's further pages of the list, `?tx_news_pi1[currentPage]=2&cHash=…`. */
  furtherPages: string[]
}

export const readNewsList: FieldReader<NewsListFields> = (content, reading) => {
  const data = asRecord(content.data)
  const isTeaser = asText(asRecord(data.settings).templateLayout) === 'teaser'
  const pages = asArray(asRecord(data.pagination).pages).map(asRecord)
  return {
    bodytext: readRichText(content.bodytext, reading),
    link: readLink(content.link, reading),
    template: isTeaser ? 'teaser' : 'list',
    items: asArray(data.list).flatMap((item) => readNewsItem(item, reading)),
    furtherPages: pages
      .filter(({ current }) => !Number(current))
      .map(({ link }) => /\?.*/.exec(asText(link))?.[0] ?? '')
      .filter(Boolean),
  }
}
