import type { ProductFacts } from '#contracts/shop/product-facts.ts'

type Dimension = ProductFacts['dimensions'][number]

/** Smallest and largest value of one measure among a product's variants. */
export interface DimensionRange {
  symbol: string
  name: string
  unit: string
  min: number
  max: number
}

/** A parent names a measure once per value its variants have; a list shows from and to. */
export function dimensionRanges(dimensions: readonly Dimension[]): DimensionRange[] {
  const ranges = new Map<string, DimensionRange>()
  for (const { symbol, name, unit, value } of dimensions) {
    const range = ranges.get(symbol)
    if (!range) ranges.set(symbol, { symbol, name, unit, min: value, max: value })
    else Object.assign(range, { min: Math.min(range.min, value), max: Math.max(range.max, value) })
  }
  return [...ranges.values()]
}

export interface MeasureColumn {
  symbol: string
  name: string
  unit: string
}

/** The measures that most rows of a list have, at most `most`, in the order in which the products name them. */
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
