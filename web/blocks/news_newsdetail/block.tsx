import type { BlockProps } from '#web/blocks/block.ts'
import { PageHead } from '#web/blocks/layout/page-head.tsx'
import { RichText } from '#web/blocks/prose/rich-text.tsx'

/** An article with its elements. It heads its page. */
export function NewsDetailBlock({ element, context, children }: BlockProps<'news_newsdetail'>) {
  const { article, bodytext } = element
  if (!article) return null
  const Title = `h${context.level}` as 'h1' | 'h2' | 'h3'
  return (
    <article>
      <PageHead title={<Title>{article.title}</Title>} lede={article.teaser} breadcrumbs={context.breadcrumbs} />
      <div className="sec">
        <div className="wrap">
          <RichText nodes={bodytext} />
        </div>
      </div>
      {children}
    </article>
  )
}
