import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useNavigation } from 'react-router'
import { readJsonText } from '#web/catalogue/json-text.ts'
import { m } from '#web/i18n/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FilterPanel } from '#web/routes/shop/category/filters/filter-panel.tsx'
import css from './listing-page.module.css'
import { type ListingQuery, listingSearch, STEP } from './listing-query.ts'
import type { Listing } from './load-listing.server.ts'

const ListingBar = lazyPart(async () => (await import('./listing-bar.tsx')).ListingBar)
const ProductList = lazyPart(async () => (await import('#web/catalogue/listing/product-list.tsx')).ProductList)
const ListingEnd = lazyPart(async () => (await import('./listing-end.tsx')).ListingEnd)
const EmptyListing = lazyPart(async () => (await import('./empty-listing.tsx')).EmptyListing)

/** Id of the rows, for those who skip the filters. */
const LISTED = 'products'

/** Filters beside the list. Everything is a link or a GET form; scripts only respond sooner. */
export function ListingPage({ listing, query }: { listing: Listing; query: ListingQuery }) {
  const { location } = useNavigation()
  const loading = location?.search !== undefined && location.pathname === globalThis.location?.pathname
  const section = useRef<HTMLElement>(null)
  const rows = useMemo(() => readJsonText(listing.rows), [listing.rows])
  useListGrowthFocus(listingSearch({ ...query, show: STEP }), listing.shown, section)
  return (
    <>
      {listing.shown > 0 && (
        <a className={css.skip} href={`#${LISTED}`} data-print="no">
          {m.listing_skip_to_products()}
        </a>
      )}
      <div className={css.page}>
        <FilterPanel listing={listing} query={query} />
        <section ref={section} className={css.main} aria-busy={loading || undefined} aria-labelledby="listing-title">
          <h2 id="listing-title" className="vh">
            {m.listing_products()}
          </h2>
          <ListingBar listing={listing} query={query} />
          {listing.shown > 0 ? (
            <>
              <div id={LISTED}>
                <ProductList rows={rows} view={query.view} search={listing.search} />
              </div>
              <ListingEnd listing={listing} query={query} />
            </>
          ) : (
            <EmptyListing query={query} />
          )}
        </section>
      </div>
    </>
  )
}

/**
 * When "show more" has added the last rows, the link and its focus disappear. The first new row then takes the focus,
 * so that the keyboard continues there. A list with other filters has no new rows: it is another one.
 * @param list its address without the number of rows.
 */
function useListGrowthFocus(list: string, rows: number, section: RefObject<HTMLElement | null>) {
  const before = useRef({ list, rows })
  useEffect(() => {
    const { list: last, rows: first } = before.current
    before.current = { list, rows }
    if (list !== last || rows <= first || document.activeElement !== document.body) return
    section.current?.querySelectorAll<HTMLAnchorElement>('h3 a')[first]?.focus({ preventScroll: true })
  }, [list, rows, section])
}
