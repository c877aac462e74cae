import { memo } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
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

/**
 * Beside the list on wide screens, a drawer below 1181 px. The drawer is a popover. The browser opens it, closes it
 * with Escape or a click beside it, and returns the focus, all without scripts.
 */
export const FilterPanel = memo(function FilterPanel({
  listing,
  query,
}: {
  listing: Omit<Listing, 'rows'>
  query: ListingQuery
}) {
  const { onSubmit, go, ...handlers } = useListingForm(query, listing.sorting)
  return (
    <aside id={FILTER_PANEL} popover="auto" className={css.panel} aria-label={m.listing_filters()}>
      <form id={LISTING_FORM} method="get" onSubmit={onSubmit} {...handlers}>
        {query.view !== 'rows' && <input type="hidden" name="view" value={query.view} />}
        <div className={css.head}>
          <h2>{m.listing_filters()}</h2>
          {filterCount(query) > 0 && (
            <Link
              className={css.reset}
              to={{ search: listingSearch(fromTop(query, WITHOUT_FILTERS)) }}
              preventScrollReset
            >
              {m.listing_reset()}
            </Link>
          )}
          <button
            type="button"
            className={css.close}
            popoverTarget={FILTER_PANEL}
            popoverTargetAction="hide"
            aria-label={m.listing_close_filters()}
          >
            <Icon name="close" />
          </button>
        </div>
        <FilterFields facets={listing.facets} ranges={listing.ranges} sorting={listing.sorting} go={go} />
        <noscript>
          <div className={css.apply}>
            <Button type="submit" wide>
              {m.listing_apply()}
            </Button>
          </div>
        </noscript>
        <div className={css.show}>
          <Button wide popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
            {m.listing_show_results({ count: listing.total })}
          </Button>
        </div>
      </form>
    </aside>
  )
})
