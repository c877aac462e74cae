import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './block.module.css'

interface NewsPagesProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Leads to newer and older articles of a long list. */
export function NewsPages({ page, pages, addressOf }: NewsPagesProps) {
  if (pages < 2) return null
  return (
    <nav className={css.pages} aria-label={m.news_pages()} data-print="no">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev">
          <Icon name="arrow-left" small />
          {m.news_newer_page()}
        </Link>
      )}
      <span>{m.news_page_of({ page, pages })}</span>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next">
          {m.news_older_page()}
          <Icon name="arrow-right" small />
        </Link>
      )}
    </nav>
  )
}
