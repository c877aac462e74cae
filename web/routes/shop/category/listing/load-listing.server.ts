import type { ProductListing } from '#contracts/shop/listing.ts'
import type { Site } from '#web/app/context.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { nameLanguage, readTextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { toJsonText } from '#web/catalogue/json-text.ts'
import { listRows, measureLanguages } from '#web/catalogue/listing/product-rows.server.ts'
import { readListing } from '#web/catalogue/listing/read-listing.server.ts'
import { facetsOf } from '#web/routes/shop/category/filters/facets.ts'
import { rangeFacetsOf } from '#web/routes/shop/category/filters/range-facets.ts'
import { type ListingQuery, PAGE } from './listing-query.ts'
import { boundsOf } from './measure-range.ts'

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
    { categoryId, ...query, measures: boundsOf(query.ranges), from, count: query.show },
    listingLimit,
  )
  const { aggregations } = listing
  const groups = Array.isArray(aggregations) ? [] : (aggregations.properties?.entities ?? [])
  const languages = await readTextLanguages(shop, getLocale(), shopLanguages, [
    ...listing.elements,
    ...groups.flatMap((group) => [group, ...(group.options ?? [])]),
  ])
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
    sorting: listing.sorting,
    sortings: sortingsOf(listing),
  }
}

export type Listing = Awaited<ReturnType<typeof loadListing>>

const sortingsOf = ({ availableSortings }: ProductListing) =>
  availableSortings
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ key, label, translated }) => ({ key, label: translated.label || label }))
