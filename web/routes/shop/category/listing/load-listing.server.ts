import type { ProductListing } from '#contracts/shop/listing.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { toJsonText } from '#web/catalogue/json-text.ts'
import { listRows } from '#web/catalogue/listing/product-rows.server.ts'
import { readListing } from '#web/catalogue/listing/read-listing.server.ts'
import { facetsOf } from '#web/routes/shop/category/filters/facets.ts'
import { type ListingQuery, PAGE } from './listing-query.ts'

/** The part of a listing that the address asks for, as the page shows it. */
export async function loadListing(shop: ShopClient, categoryId: string, query: ListingQuery, limit: number) {
  const from = (query.page - 1) * PAGE
  const listing = await readListing(
    shop,
    { categoryId, options: query.options, order: query.order, from, count: query.show },
    limit,
  )
  return {
    from,
    shown: listing.elements.length,
    rows: toJsonText(listRows(listing.elements)),
    total: listing.total,
    facets: facetsOf(listing.aggregations, query.options),
    sorting: listing.sorting,
    sortings: sortingsOf(listing),
  }
}

export type Listing = Awaited<ReturnType<typeof loadListing>>

const sortingsOf = ({ availableSortings }: ProductListing) =>
  availableSortings
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ key, label, translated }) => ({ key, label: translated.label || label }))
