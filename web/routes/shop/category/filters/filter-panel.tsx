import { memo } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterDrawer } from '#web/ui/filter-drawer.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import css from './filter-panel.module.css'
import {
  filterCount,
  fromTop,
  listingSearch,
  type ListingQuery,
  WITHOUT_FILTERS,
} from '#web/routes/shop/category/listing/listing-query.ts'
import type { Listing } from '#web/routes/shop/category/listing/load-listing.server.ts'
import { LISTING_FORM, useListingForm } from '#web/routes/shop/category/listing/use-listing-form.ts'
import { Link } from '#web/ui/link.tsx'

const FilterFields = lazyPart(async () => (await import('./filter-fields.tsx')).FilterFields)

export const FILTER_PANEL = 'filters'

/** The filters of a list: a GET form, which a change sends at once where scripts run. */
export const FilterPanel = memo(function FilterPanel({
  listing,
  query,
}: {
  listing: Omit<Listing, 'rows'>
  query: ListingQuery
}) {
  const { onSubmit, go, ...handlers } = useListingForm(query, listing.sorting)
  const reset = filterCount(query) > 0 && (
    <Link to={{ search: listingSearch(fromTop(query, WITHOUT_FILTERS)) }} preventScrollReset>
      {m.listing_reset()}
    </Link>
  )
  return (
    <FilterDrawer
      id={FILTER_PANEL}
      title={m.listing_filters()}
      reset={reset}
      found={m.listing_show_results({ count: listing.total })}
      close={m.listing_close_filters()}
      isSticky
    >
      <form id={LISTING_FORM} method="get" onSubmit={onSubmit} {...handlers}>
        {query.view !== 'rows' && <input type="hidden" name="view" value={query.view} />}
        <FilterFields facets={listing.facets} ranges={listing.ranges} sorting={listing.sorting} go={go} />
        <noscript>
          <div className={css.apply}>
            <Button type="submit" wide>
              {m.listing_apply()}
            </Button>
          </div>
        </noscript>
      </form>
    </FilterDrawer>
  )
})
