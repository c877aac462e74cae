import type { BlockProps } from '#web/blocks/block.ts'
import { FileList } from '#web/blocks/layout/file-list.tsx'
import { PageHead } from '#web/blocks/layout/page-head.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { ArticleActions } from './article-actions.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { MoreArticles } from './more-articles.tsx'
import css from './block.module.css'
import type { NewsItem } from '#contracts/content/news.ts'
import { languageTag } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { articleData } from './article-data.ts'
import type { NewsDetailData } from './load.server.ts'

/** An article with its elements. It heads its page, unless an editor has placed it on another one. */
export function NewsDetailBlock({ element, context, data, children }: BlockProps<'news_newsdetail'>) {
  const { article, bodytext, files } = element
  if (!article) return null
  const { title, teaser, date, picture, caption } = article
  const Title = `h${context.level}` as 'h1' | 'h2' | 'h3'
  const Part = `h${context.level + 1}` as 'h2' | 'h3' | 'h4'
  return (
    <article>
      <PageHead title={<Title>{title}</Title>} lede={teaser} breadcrumbs={context.breadcrumbs} picture={picture}>
        <p className={css.when}>
          {date && <time dateTime={date}>{formatDate(date)}</time>}
          <span>{m.news_minutes({ count: data.minutes })}</span>
        </p>
        <ArticleActions key={data.url} title={title} url={data.url} calendar={data.calendar} />
      </PageHead>
      <StructuredArticle article={article} data={data} />
      <div className="sec">
        <div className="wrap">
          <div className="sec__in">
            <div className="sec__head">
              <ArticleFacts article={article} />
            </div>
            <div className="sec__body">
              <RichText nodes={bodytext} />
              {caption && <p className={css.caption}>{caption}</p>}
              {files.length > 0 && (
                <div className={css.files}>
                  <Part>{m.news_files()}</Part>
                  <FileList files={files} look="icon" showsSize showsDescription />
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
      {children}
      <MoreArticles data={data} />
    </article>
  )
}

/**
 * Data for search engines, which read the page as it is sent. Scripts of the page neither have it nor change it, so the
 * browser's code is without it.
 */
function StructuredArticle({ article, data }: { article: NewsItem; data: NewsDetailData }) {
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
