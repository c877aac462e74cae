import type { Locale } from '#contracts/locales.ts'
import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { type DimensionRange, dimensionRanges, type MeasureColumn, sharedMeasures } from './dimension-ranges.ts'
import { type ListedProduct, listProduct } from './listed-product.ts'
import { madeOnce } from '#web/catalogue/made-once.ts'
import { shareEqual } from '#web/catalogue/share-equal.ts'

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

/**
 * The rows of a list and the columns that they share. Values that many rows have are one object, so that they are sent
 * once: a page may carry 250 rows, and the browser gets them twice, as markup and as data.
 */
export function listRows(products: readonly Product[]): ProductRows {
  const locale = getLocale()
  const known = rowsIn(products)
  const rows = known[locale] ?? makeRows(products)
  known[locale] = rows
  return rows
}

/** Numbers are written as the page's language does. */
const rowsIn = madeOnce((_products: readonly Product[]): Partial<Record<Locale, ProductRows>> => ({}))

function makeRows(products: readonly Product[]): ProductRows {
  const share = shareEqual()
  const ranges = products.map((product) => dimensionRanges(factsOf(product)))
  const columns = sharedMeasures(ranges, MOST_MEASURES)
  return {
    columns,
    products: products.map((product, index) => {
      const { flags, price, availability, ...listed } = listProduct(product)
      return {
        ...listed,
        flags: share(flags),
        price: share(price),
        availability: share(availability),
        measures: columns.map(({ symbol }) => rangeText(ranges[index]?.find((range) => range.symbol === symbol))),
      }
    }),
  }
}
