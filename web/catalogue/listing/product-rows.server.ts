import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { type DimensionRange, dimensionRanges, type MeasureColumn, sharedMeasures } from './dimension-ranges.ts'
import { type ListedProduct, listProduct } from './listed-product.ts'

/** A product in a list that compares measures. */
export interface ListedRow extends ListedProduct {
  /** Ready to print, one per column; empty if the product lacks the measure. */
  measures: string[]
}

export interface ProductRows {
  columns: MeasureColumn[]
  products: ListedRow[]
}

/** Columns beside the name; more do not fit beside the filters at 1181 px. */
const MOST_MEASURES = 4

const rangeText = (range: DimensionRange | undefined): string => {
  if (!range) return ''
  const from = formatNumber(range.min, 1)
  return range.min === range.max ? from : `${from}–${formatNumber(range.max, 1)}`
}

/** The rows of a list and the columns that they share. */
export function listRows(products: readonly Product[]): ProductRows {
  const ranges = products.map((product) => dimensionRanges(factsOf(product)))
  const columns = sharedMeasures(ranges, MOST_MEASURES)
  return {
    columns,
    products: products.map((product, index) => ({
      ...listProduct(product),
      measures: columns.map(({ symbol }) => rangeText(ranges[index]?.find((range) => range.symbol === symbol))),
    })),
  }
}
