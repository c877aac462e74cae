import { m } from '#web/i18n/messages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import css from './empty-listing.module.css'
import { filterCount, fromTop, listingSearch, type ListingQuery, WITHOUT_FILTERS } from './listing-query.ts'

/** An empty result, with the link that takes its filters back. */
export function EmptyListing({ query }: { query: ListingQuery }) {
  const isFiltered = filterCount(query) > 0
  return (
    <div className={css.empty} role="status">
      <h3>{isFiltered ? m.listing_empty_filtered() : m.listing_empty()}</h3>
      <p>{isFiltered ? m.listing_empty_filtered_hint() : m.listing_empty_hint()}</p>
      {isFiltered && (
        <ButtonLink
          variant="line"
          size="s"
          to={{ search: listingSearch(fromTop(query, WITHOUT_FILTERS)) }}
          preventScrollReset
        >
          {m.listing_reset_filters()}
        </ButtonLink>
      )}
    </div>
  )
}
