import { parseMeasure, settleRange, type TypedRange } from '#web/forms/numbers/typed-range.ts'
import { type FactRow, hasFact } from '#web/catalogue/product/has-fact.ts'
import { factsIn } from './fact-filters.ts'
import type { TableVariant } from './variant.ts'
import type { Column } from './variant-columns.ts'

/** Filter values by the column's key; `number` for the product number. Filters by a fact have keys of their own. */
export type Filters = Readonly<Record<string, string>>

export const NUMBER_COLUMN = 'number'

/**
 * The ends of "14–20", "14-", "-20" or one value, as they were typed; undefined if it is not a range. An end that can be
 * read as two numbers is written as the one among the column's values.
 */
export function rangeEnds(text: string, extent?: Column['extent']): TypedRange | undefined {
  const [min = '', max = min, ...more] = text.split(/[-–]/, 3).map((end) => end.trim())
  const isRange = more.length === 0 && (min !== '' || max !== '')
  const isRead = [min, max].every((end) => end === '' || !Number.isNaN(parseMeasure(end)))
  return isRange && isRead ? settleRange({ min, max }, extent) : undefined
}

/** The numbers of {@link rangeEnds}. */
export function parseRange(text: string, extent?: Column['extent']): { from: number; to: number } | undefined {
  const ends = rangeEnds(text, extent)
  if (!ends) return undefined
  const { min, max } = ends
  return { from: min === '' ? -Infinity : parseMeasure(min), to: max === '' ? Infinity : parseMeasure(max) }
}

function matches(column: Column, cell: TableVariant['cells'][number] | undefined, filter: string): boolean {
  if (column.kind === 'text') return cell === filter
  const range = parseRange(filter, column.extent)
  return !range || (typeof cell === 'number' && cell >= range.from && cell <= range.to)
}

/** The parts of a variant that filters read. */
export type FilteredRow = Pick<TableVariant, 'number' | 'cells'> & FactRow

/** Whether a variant passes the filters of all columns; an empty filter passes all. */
export function isShown(variant: FilteredRow, columns: readonly Column[], filters: Filters): boolean {
  const number = filters[NUMBER_COLUMN]?.trim().toLowerCase()
  if (number && !variant.number.toLowerCase().includes(number)) return false
  if (!factsIn(filters).every((fact) => hasFact(variant, fact))) return false
  return columns.every((column, index) => {
    const filter = filters[column.key]
    return !filter?.trim() || matches(column, variant.cells[index], filter)
  })
}

/** The first variant that the filters leave, which stands for all of them; the first of all if they leave none. */
export const exampleOf = <Row extends FilteredRow>(
  variants: readonly Row[],
  columns: readonly Column[],
  filters: Filters,
): Row | undefined => variants.find((variant) => isShown(variant, columns, filters)) ?? variants[0]

export interface Sorting {
  key: string
  descending: boolean
}

/** Variants sorted by one column, otherwise in the given order; text columns follow the shop's order. */
export function sortVariants(
  variants: readonly TableVariant[],
  columns: readonly Column[],
  sorting: Sorting,
): TableVariant[] {
  const index = columns.findIndex(({ key }) => key === sorting.key)
  const column = columns[index]
  const rank = (variant: TableVariant): number => {
    const cell = variant.cells[index]
    return typeof cell === 'number' ? cell : (column?.choices.indexOf(cell ?? '') ?? 0)
  }
  const compare = (a: TableVariant, b: TableVariant) =>
    column ? rank(a) - rank(b) : a.number.localeCompare(b.number, 'en', { numeric: true })
  return variants.toSorted((a, b) => (sorting.descending ? compare(b, a) : compare(a, b)))
}
