import type { ListingAggregations, ProductListing } from '#contracts/shop/listing.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { stockOfVariants } from '#web/catalogue/product/availability.ts'
import { factsLanguage, type TextLanguage, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import { dimensionRanges, type MeasureColumn, measureColumns, measureTexts } from './dimension-ranges.ts'
import { type ListedProduct, listProduct } from './listed-product.ts'

type MatchingVariants = NonNullable<ListingAggregations['matching-variants']>['buckets'][number]

/** A product in a list that compares measures. */
export interface ListedRow extends ListedProduct {
  /** Ready to print, one per column; empty if the product lacks the measure. */
  measures: string[]
  /** Number of variants that match the filters; undefined without filters, or for a shop that does not say. */
  matching: number | undefined
}

export interface ProductRows {
  columns: MeasureColumn[]
  products: ListedRow[]
}

/** The rows of a list and the columns that they share. A filtered list shows what its filters leave of each product. */
export function listRows(
  { elements, aggregations }: Pick<ProductListing, 'elements' | 'aggregations'>,
  languages: TextLanguages,
): ProductRows {
  const buckets = Array.isArray(aggregations) ? [] : (aggregations['matching-variants']?.buckets ?? [])
  const matching = new Map(buckets.map((bucket) => [bucket.key, bucket]))
  const ranges = elements.map((product) => matching.get(product.id)?.ranges ?? dimensionRanges(factsOf(product)))
  const languageOf = measureLanguages(elements, languages)
  const columns = measureColumns(ranges).map((column) => ({ ...column, language: languageOf(column.symbol) }))
  return {
    columns,
    products: elements.map((product, index) => ({
      ...listProduct(product, languages),
      ...matchingOf(matching.get(product.id)),
      measures: measureTexts(columns, ranges[index] ?? []),
    })),
  }
}

/** The filters of a list are about variants, so its rows say what holds for those that pass them. */
const matchingOf = (bucket: MatchingVariants | undefined) =>
  bucket?.count
    ? { matching: bucket.count, availability: stockOfVariants(bucket.inStock > 0, bucket.inStock === bucket.count) }
    : { matching: bucket?.count }

/** The languages of the names of measures by their letters. A name is taken from the first product that has it. */
export function measureLanguages(
  products: ProductListing['elements'],
  languages: TextLanguages,
): (symbol: string) => TextLanguage {
  const bySymbol = new Map<string, TextLanguage>()
  for (const product of products) {
    const facts = factsOf(product)
    for (const { symbol } of dimensionRanges(facts)) {
      if (!bySymbol.has(symbol)) bySymbol.set(symbol, factsLanguage(facts, languages))
    }
  }
  return (symbol) => (bySymbol.has(symbol) ? bySymbol.get(symbol) : languages.own)
}
