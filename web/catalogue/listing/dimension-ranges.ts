import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { formatNumber } from '#web/i18n/format.ts'

/** Smallest and largest value of one measure among a product's variants. */
export type DimensionRange = NonNullable<ProductFacts['ranges']>[number]

/** A parent's ranges as the shop provides them; otherwise the product's own measures. */
export function dimensionRanges({ ranges, dimensions }: Pick<ProductFacts, 'ranges' | 'dimensions'>): DimensionRange[] {
  if (ranges?.length) return ranges
  const own = new Map<string, DimensionRange>()
  for (const { symbol, name, unit, value } of dimensions) {
    const range = own.get(symbol)
    if (!range) own.set(symbol, { symbol, name, unit, min: value, max: value })
    else Object.assign(range, { min: Math.min(range.min, value), max: Math.max(range.max, value) })
  }
  return [...own.values()]
}

/** Ready to print, without its unit: "17,4" or "17,4–55"; empty without a range. */
export function rangeText(range: DimensionRange | undefined): string {
  if (!range) return ''
  const from = formatNumber(range.min, 3)
  return range.min === range.max ? from : `${from}–${formatNumber(range.max, 3)}`
}

export interface MeasureColumn extends Pick<DimensionRange, 'symbol' | 'name' | 'unit'> {
  /** Of the name, where it is not the page's. */
  language?: string | undefined
}

/** The measures that most rows of a list have, at most `most`, in the order of the products. */
export function sharedMeasures(rows: readonly DimensionRange[][], most: number): MeasureColumn[] {
  const counted = new Map<string, { column: MeasureColumn; rows: number; place: number }>()
  for (const ranges of rows) {
    for (const [place, { symbol, name, unit }] of ranges.entries()) {
      const known = counted.get(symbol)
      if (known) known.rows += 1
      else counted.set(symbol, { column: { symbol, name, unit }, rows: 1, place })
    }
  }
  return [...counted.values()]
    .toSorted((a, b) => b.rows - a.rows || a.place - b.place)
    .slice(0, most)
    .toSorted((a, b) => a.place - b.place)
    .map(({ column }) => column)
}

/** Columns beside the name; more do not fit beside the filters at 1181 px. */
const MOST_COLUMNS = 4

/** The columns of a list with these ranges in its rows. */
export const measureColumns = (rows: readonly DimensionRange[][]): MeasureColumn[] => sharedMeasures(rows, MOST_COLUMNS)

/** The ranges of one row, ready to print in the list's columns; empty where it has none. */
export const measureTexts = (columns: readonly MeasureColumn[], ranges: readonly DimensionRange[]): string[] =>
  columns.map(({ symbol }) => rangeText(ranges.find((range) => range.symbol === symbol)))
