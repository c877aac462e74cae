import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './listing-end.module.css'
import { lastPageOf, listingSearch, type ListingQuery, PAGE, STEP } from './listing-query.ts'
import { ListingSeen } from './listing-seen.tsx'
import type { Listing } from './load-listing.server.ts'

/**
 * "Show more" up to a page's 250 rows, then page numbers: an endless page is of no use. The link stays in place while
 * rows are added above it, and so keeps the focus.
 */
export function ListingEnd({ listing, query }: { listing: Omit<Listing, 'rows'>; query: ListingQuery }) {
  const { from, shown, total } = listing
  const seen = from + shown
  const pages = lastPageOf(total)
  const more = Math.min(STEP, PAGE - query.show, total - seen)
  return (
    <div className={css.end}>
      {shown < total && (
        <div className={css.seen}>
          <ListingSeen listing={listing} />
        </div>
      )}
      {more > 0 && (
        <ButtonLink
          variant="line"
          to={{ search: listingSearch({ ...query, show: query.show + more }) }}
          prefetch="none"
          preventScrollReset
          replace
        >
          {m.listing_show_more({ count: more })}
        </ButtonLink>
      )}
      {pages > 1 && (
        <nav aria-label={m.listing_pages()}>
          <ol className={css.pages}>
            {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
              <li key={page}>
                <Link
                  to={{ search: listingSearch({ ...query, page, show: page === query.page ? query.show : STEP }) }}
                  aria-current={page === query.page ? 'page' : undefined}
                >
                  <span className="vh">{m.listing_page_rows()} </span>
                  {formatNumber((page - 1) * PAGE + 1)}–{formatNumber(Math.min(page * PAGE, total))}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
