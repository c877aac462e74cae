import type { ProductListing } from '#contracts/shop/listing.ts'
import { nameLanguage, type TextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { toJsonText } from '#web/catalogue/json-text.ts'
import { listRows, measureLanguages } from '#web/catalogue/listing/product-rows.server.ts'
import { readListing } from '#web/catalogue/listing/read-listing.server.ts'
import { facetsOf } from '#web/routes/shop/category/filters/facets.ts'
import { rangeFacetsOf } from '#web/routes/shop/category/filters/range-facets.ts'
import { type ListingQuery, PAGE } from './listing-query.ts'
import { boundsOf, filterSearch } from './measure-range.ts'

/** Loads the part of a listing that the address names. */
export async function loadListing(
  shop: ShopClient,
  categoryId: string,
  query: ListingQuery,
  { listingLimit, languages }: { listingLimit: number; languages: TextLanguages },
) {
  const from = (query.page - 1) * PAGE
  const listing = await readListing(
    shop,
    { categoryId, ...query, measures: boundsOf(query.ranges), from, count: query.show },
    listingLimit,
  )
  const { aggregations } = listing
  return {
    from,
    shown: listing.elements.length,
    rows: toJsonText(listRows(listing, languages)),
    /** Of a row whose text is in another language than the page. */
    language: listing.elements
      .map((product) => textLanguagesOf(product, languages))
      .map(({ name, description }) => name ?? description)
      .find(Boolean),
    total: listing.total,
    facets: facetsOf(aggregations, query, (named) => nameLanguage(named, languages)),
    ranges: rangeFacetsOf(aggregations, query.ranges, measureLanguages(listing.elements, languages)),
    /** The filters in the addresses of its products. */
    search: filterSearch(query),
    sorting: listing.sorting,
    sortings: sortingsOf(listing).filter(({ key }) => !isByPrice(key) || key === query.order || hasPrices(listing)),
  }
}

export type Listing = Awaited<ReturnType<typeof loadListing>>

/** Keys of a Shopware's own sortings by price. */
const isByPrice = (key: string): boolean => /^price-(?:asc|desc)$/.test(key)

/** Whether a product has a price that is not on request. A shop that does not tell may have some. */
function hasPrices({ aggregations }: ProductListing): boolean {
  const price = Array.isArray(aggregations) ? undefined : aggregations.price
  return price === undefined || Number(price.max) > 0
}

const sortingsOf = ({ availableSortings }: ProductListing) =>
  availableSortings
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ key, label, translated }) => ({ key, label: translated.label || label }))
