import type { OfferTable } from '#contracts/shop/listing.ts'
import { type DimensionRange, measureColumns, measureTexts } from '#web/catalogue/listing/dimension-ranges.ts'
import type { ListedRow, ProductRows } from '#web/catalogue/listing/product-rows.server.ts'
import { type Facet, isOffered } from '#web/routes/shop/category/filters/facets.ts'
import { typedRange } from '#web/routes/shop/category/filters/range-facets.ts'
import { type ListingQuery, STEP } from '#web/routes/shop/category/listing/listing-query.ts'
import type { Listing } from '#web/routes/shop/category/listing/load-listing.server.ts'
import { boundsOf } from '#web/routes/shop/category/listing/measure-range.ts'
import { type MatchedProduct, matchOffers } from './match-offers.ts'

/** The facts about a listing that are known at once, and those that take longer. */
export interface InstantAnswer {
  /** Its filters have the numbers from before. */
  listing: Omit<Listing, 'rows'>
  /** Its products, in the list's order. */
  products: readonly Pick<MatchedProduct, 'id'>[]
  readRows: () => ProductRows
  /** The filters with their numbers. */
  countFacets: () => Facet[]
}

/**
 * The beginning of a list with other filters, as the server will return it, as far as its rows are known. Rows that are
 * not known are missing.
 * @param table in the order of the list.
 * @param known rows that were loaded before, by id.
 * @param shown the listing in the page, of the same category in the same order.
 * @returns undefined if the filters are not in the table, or none of the rows is known.
 */
export function answerListing(
  table: OfferTable,
  known: ReadonlyMap<string, ListedRow>,
  shown: Omit<Listing, 'rows'>,
  query: ListingQuery,
): InstantAnswer | undefined {
  const measures = boundsOf(query.ranges)
  const { options, traits } = query
  const matched = matchOffers(table, { options, traits, measures })
  const hasRanges = Object.keys(query.ranges).every((symbol) => shown.ranges.some((range) => range.symbol === symbol))
  if (!matched || !hasRanges) return undefined

  const matching = matched.products()
  const inOrder = sortedByMeasure(matching, shown.sorting).slice(0, STEP)
  const products = inOrder.filter(({ id }) => known.has(id))
  if (products.length === 0 && inOrder.length > 0) return undefined
  const isFiltered = options.length + traits.length + Object.keys(measures).length > 0
  const facets = shown.facets.map((facet) => select(facet, query)).filter(isOffered)
  return {
    products,
    readRows: () => {
      const measured = inOrder.map(({ ranges, ...product }) => ({ ...product, ranges: ranges() }))
      const columns = measureColumns(measured.map(({ ranges }) => ranges)).map((column) => ({
        ...column,
        language: shown.ranges.find(({ symbol }) => symbol === column.symbol)?.language,
      }))
      return {
        columns,
        products: measured.flatMap(({ id, matching: variants, ranges }) => {
          const row = known.get(id)
          const matched = isFiltered ? variants : undefined
          return row ? [{ ...row, matching: matched, measures: measureTexts(columns, ranges) }] : []
        }),
      }
    },
    countFacets: () => {
      const counts = matched.counts()
      return facets.map((facet) => ({
        ...facet,
        options: facet.options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 })),
      }))
    },
    listing: {
      ...shown,
      from: 0,
      shown: products.length,
      total: matching.length,
      facets,
      ranges: shown.ranges.map((range) => ({ ...range, ...typedRange(query.ranges[range.symbol]) })),
    },
  }
}

function select(facet: Facet, query: ListingQuery): Facet {
  const selected: readonly string[] = facet.field === 'f' ? query.options : query.traits
  return { ...facet, options: facet.options.map((option) => ({ ...option, selected: selected.includes(option.id) })) }
}

/** Sorts by the smallest value of a measure, or downwards by the largest; products without it are last. */
function sortedByMeasure(products: MatchedProduct[], sorting: string): MatchedProduct[] {
  const [, symbol, direction] = /^measure-(.+)-(asc|desc)$/.exec(sorting) ?? []
  if (!symbol) return products
  const rankOf = (range: DimensionRange | undefined): number => {
    if (!range) return Infinity
    return direction === 'asc' ? range.min : -range.max
  }
  return products
    .map((product) => ({ product, rank: rankOf(product.ranges().find((range) => range.symbol === symbol)) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ product }) => product)
}
