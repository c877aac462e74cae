import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { LABELS } from '#tools/demo-catalogue/sources/labels.ts'

/** Sizes of a variant by name: mm unless labels.json says otherwise. */
export type Sizes = Partial<Record<string, number>>

/** @throws Error for a size that the variant does not have */
export function sizeNamed(sizes: Sizes, name: string): number {
  const size = sizes[name]
  if (size === undefined) throw new Error(`there is no size ${name}, only ${Object.keys(sizes).join(', ')}`)
  return size
}

/** The variant's row in the table of variants: name and value of each column. */
export const dimensionsOf = (columns: readonly string[], sizes: Sizes) =>
  columns.map((column) => {
    const label = LABELS.dimensions[column]
    if (!label) throw new Error(`labels.json has no dimension ${column}`)
    return { symbol: label.symbol, name: label.name, value: thousandths(sizeNamed(sizes, column)), unit: label.unit }
  })
