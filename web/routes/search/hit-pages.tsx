import { searchPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { lastPage, type SearchAddress, searchParamsOf } from '#web/search/search-query.ts'
import type { SearchReply } from '#web/search/hits/shown-hit.ts'
import { Link } from '#web/ui/link.tsx'
import { pagesAround } from './pages-around.ts'
import css from './search-screen.module.css'

/** Links to the pages of a tab; none if there is one. */
export function HitPages({ query, reply }: { query: SearchAddress; reply: SearchReply }) {
  const last = lastPage(reply.total)
  if (last <= 1) return null
  const to = (page: number) => searchPath(getLocale(), searchParamsOf({ ...query, view: reply.view, page }))
  return (
    <nav className={css.pages} aria-label={m.search_pages()}>
      {query.page > 1 && (
        <Link to={to(query.page - 1)} rel="prev">
          {m.search_previous()}
        </Link>
      )}
      <ol className={css.pageList}>
        {pagesAround(query.page, last).map((page, index, all) => (
          <li key={page} data-gap={index > 0 && page - (all[index - 1] ?? page) > 1 ? '' : undefined}>
            <Link to={to(page)} aria-current={page === query.page ? 'page' : undefined}>
              <span className="vh">{m.search_page({ page })}</span>
              <span aria-hidden="true">{page}</span>
            </Link>
          </li>
        ))}
      </ol>
      {query.page < last && (
        <Link to={to(query.page + 1)} rel="next">
          {m.search_next()}
        </Link>
      )}
    </nav>
  )
}
