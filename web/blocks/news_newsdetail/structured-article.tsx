import type { NewsItem } from '#contracts/content/news.ts'
import { languageTag } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { articleData } from './article-data.ts'
import type { NewsDetailData } from './load.server.ts'

/**
 * Data for search engines, which read the page as it is sent. Scripts of the page neither have it nor change it, so the
 * browser's code is without it.
 */
export function StructuredArticle({ article, data }: { article: NewsItem; data: NewsDetailData }) {
  const { url, siteName: company } = data
  const json = import.meta.env.SSR
    ? // In a script element nothing but `<` can end the text.
      JSON.stringify(articleData({ article, url, company, language: languageTag(getLocale()) })).replaceAll(
        '<',
        '\\u003c',
      )
    : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
