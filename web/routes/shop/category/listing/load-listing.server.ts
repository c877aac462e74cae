import type { ProductListing } from '#contracts/shop/listing.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { pack } from '#web/catalogue/packed.ts'
import { listRows } from '#web/catalogue/listing/product-rows.server.ts'
import { readListing } from '#web/catalogue/listing/read-listing.server.ts'
import { type Facet, facetsOf } from '#web/routes/shop/category/filters/facets.ts'
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
    rows: pack(listRows(listing.elements)),
    total: listing.total,
    facets: pack(facetsOf(listing.aggregations, query.options)),
    sorting: listing.sorting,
    sortings: sortingsOf(listing),
  }
}

export type PackedListing = Awaited<ReturnType<typeof loadListing>>
export type Listing = Omit<PackedListing, 'facets'> & { facets: Facet[] }

const sortingsOf = ({ availableSortings }: ProductListing) =>
  availableSortings
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ key, label, translated }) => ({ key, label: translated.label || label }))
