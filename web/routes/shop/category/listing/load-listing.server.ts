import type { ProductListing } from '#contracts/shop/listing.ts'
import type { Site } from '#web/app/context.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { readTextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { toJsonText } from '#web/catalogue/json-text.ts'
import { listRows } from '#web/catalogue/listing/product-rows.server.ts'
import { readListing } from '#web/catalogue/listing/read-listing.server.ts'
import { facetsOf } from '#web/routes/shop/category/filters/facets.ts'
import { rangeFacetsOf } from '#web/routes/shop/category/filters/range-facets.ts'
import { type ListingQuery, PAGE } from './listing-query.ts'
import { readRange } from './measure-range.ts'

/** Loads the part of a listing that the address names. */
export async function loadListing(
  shop: ShopClient,
  categoryId: string,
  query: ListingQuery,
  { listingLimit, shopLanguages }: Pick<Site, 'listingLimit' | 'shopLanguages'>,
) {
  const from = (query.page - 1) * PAGE
  const listing = await readListing(
    shop,
    { categoryId, ...query, measures: boundsOf(query), from, count: query.show },
    listingLimit,
  )
  const languages = await readTextLanguages(shop, getLocale(), shopLanguages, listing.elements)
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
    facets: facetsOf(listing.aggregations, query),
    ranges: rangeFacetsOf(listing.aggregations, query.ranges),
    sorting: listing.sorting,
    sortings: sortingsOf(listing),
  }
}

export type Listing = Awaited<ReturnType<typeof loadListing>>

/** Returns the bounds of each measure. An invalid range is left out. */
const boundsOf = ({ ranges }: ListingQuery) =>
  Object.fromEntries(
    Object.entries(ranges).flatMap(([symbol, typed]) => {
      const { min, max } = readRange(typed)
      if (min === undefined && max === undefined) return []
      return [[symbol, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }]]
    }),
  )

const sortingsOf = ({ availableSortings }: ProductListing) =>
  availableSortings
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ key, label, translated }) => ({ key, label: translated.label || label }))
