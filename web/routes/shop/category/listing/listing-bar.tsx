import { m } from '#web/i18n/messages.ts'
import type { ListView } from '#web/catalogue/listing/product-list.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { FILTER_PANEL } from '#web/routes/shop/category/filters/filter-panel.tsx'
import { filterChips } from '#web/routes/shop/category/filters/filter-chips.ts'
import badgeCss from '#web/places/cart-badge.module.css'
import css from './listing-bar.module.css'
import { fromTop, listingSearch, type ListingQuery } from './listing-query.ts'
import { ListingSeen } from './listing-seen.tsx'
import type { Listing } from './load-listing.server.ts'
import { SortField } from '#web/routes/shop/category/filters/sort-field.tsx'
import { Link } from '#web/ui/link.tsx'

const VIEWS = [
  { view: 'rows', icon: 'rows', label: () => m.listing_view_rows() },
  { view: 'dense', icon: 'dense', label: () => m.listing_view_dense() },
  { view: 'grid', icon: 'grid', label: () => m.listing_view_grid() },
] as const satisfies { view: ListView; icon: IconName; label: () => string }[]

/** The bar above a listing: progress, active filters, view, sorting. */
export function ListingBar({ listing, query }: { listing: Omit<Listing, 'rows'>; query: ListingQuery }) {
  const chips = filterChips(listing, query)
  return (
    <div className={css.bar}>
      <div className={css.seen}>
        <ListingSeen listing={listing} />
      </div>
      {chips.length > 0 && (
        <ul className={css.chips} aria-label={m.listing_active_filters()}>
          {chips.map(({ key, label, language, without }) => (
            <li key={key}>
              <Link to={{ search: listingSearch(fromTop(query, without)) }} preventScrollReset>
                <span lang={language}>{label}</span>
                <Icon name="close" small />
                <span className="vh">{m.listing_remove_filter()}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={css.views} aria-label={m.listing_view()}>
        {VIEWS.map(({ view, icon, label }) => (
          <li key={view} data-view={view}>
            <Link
              to={{ search: listingSearch({ ...query, view }) }}
              aria-current={view === query.view ? 'true' : undefined}
              title={label()}
              preventScrollReset
              replace
            >
              <Icon name={icon} />
              <span className="vh">{label()}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.tools}>
        <button type="button" className={css.open} popoverTarget={FILTER_PANEL}>
          <Icon name="filter" />
          {m.listing_filters()}
          {chips.length > 0 && <span className={badgeCss.badge}>{chips.length}</span>}
        </button>
        <SortField listing={listing} query={query} />
      </div>
    </div>
  )
}
