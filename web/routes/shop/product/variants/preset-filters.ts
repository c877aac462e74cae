import type { PropertyOption } from '#contracts/shop/product.ts'
import { formatNumber } from '#web/i18n/format.ts'
import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import { distinguishingFacts, factFilter } from './fact-filters.ts'
import { type FilteredRow, type Filters, isShown, NUMBER_COLUMN } from './filter-variants.ts'
import type { TableQuery } from './parse-table-query.server.ts'
import { traitsOf } from './traits.ts'
import type { Column } from './variant-columns.ts'

/** A variant as it is read, and its row of the table. */
interface PresetVariant {
  read: Optioned
  row: FilteredRow
}

/**
 * The table's filters for an address. Where a list was filtered by several options of a group, they are left out,
 * because a column takes one. So are measures that are the same for all variants, and facts that all or none have.
 */
export function presetFilters(
  variants: readonly PresetVariant[],
  columns: readonly Column[],
  { options, facts, filters }: Pick<TableQuery, 'options' | 'facts' | 'filters'>,
): Filters {
  const rows = variants.map(({ row }) => row)
  const known = new Set([NUMBER_COLUMN, ...columns.flatMap(({ key, kind }) => (kind === 'number' ? [key] : []))])
  return {
    ...optionFilters(variants, columns, options),
    ...Object.fromEntries(Object.entries(filters).filter(([key]) => known.has(key))),
    ...Object.assign({}, ...distinguishingFacts(facts, rows).map(factFilter)),
  }
}

function optionFilters(
  variants: readonly PresetVariant[],
  columns: readonly Column[],
  optionIds: readonly string[],
): Filters {
  const options = new Map(variants.flatMap(({ read }) => traitsOf(read)).map((option) => [option.id, option]))
  const named = [...new Set(optionIds)].flatMap((id) => options.get(id) ?? [])
  const isAlone = ({ groupId }: PropertyOption) => named.filter((other) => other.groupId === groupId).length === 1
  return Object.assign({}, ...named.filter(isAlone).map((option) => filtersOf(option, variants, columns)))
}

function filtersOf(
  { id, groupId, translated }: PropertyOption,
  variants: readonly PresetVariant[],
  columns: readonly Column[],
): Filters {
  if (columns.some(({ key, kind }) => key === groupId && kind === 'text')) return { [groupId]: translated.name }
  const having = variants.filter(({ read }) => traitsOf(read).some((option) => option.id === id))
  return filtersThatLeave(
    having.map(({ row }) => row),
    variants.map(({ row }) => row),
    columns,
  )
}

/**
 * The fewest filters that leave exactly these rows; none if there are none. A group of options may have no column
 * because others say the same. Examples are the colour of a material, and the two sizes in "50 × 30 mm".
 */
function filtersThatLeave(
  wanted: readonly FilteredRow[],
  rows: readonly FilteredRow[],
  columns: readonly Column[],
): Filters {
  const [first, ...others] = wanted
  const shared = columns.flatMap((column, index): [string, string][] => {
    const value = first?.cells[index]
    if (value === null || value === undefined || others.some(({ cells }) => cells[index] !== value)) return []
    return [[column.key, typeof value === 'number' ? formatNumber(value, column.digits) : value]]
  })
  const isExact = (filters: readonly [string, string][]) =>
    rows.every((row) => isShown(row, columns, Object.fromEntries(filters)) === wanted.includes(row))
  if (!isExact(shared)) return {}
  let needed = shared
  for (const one of shared.toReversed()) {
    const fewer = needed.filter((other) => other !== one)
    if (isExact(fewer)) needed = fewer
  }
  return Object.fromEntries(needed)
}
