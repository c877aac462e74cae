import { parseMeasure } from '#web/forms/numbers/typed-range.ts'
import { type Filters, NUMBER_COLUMN, type Sorting } from './filter-variants.ts'
import { FACT_FILTER, LEAST, MOST, NUMBER_FILTER, OPTION_FILTER, SORTING } from './table-parameters.ts'
import type { Column } from './variant-columns.ts'

/** The part of an address that concerns the table. */
export interface TableQuery {
  /** Ids of options. */
  options: string[]
  /** Keys of facts. */
  facts: string[]
  /** Filters by measures and the product number. */
  filters: Filters
  sorting: Sorting | undefined
}

/** No table has more columns, and no input is longer. */
const MOST_MEASURES = 20
const LONGEST_VALUE = 50

/** Reads tolerantly: filters and columns that the table lacks are left out later, when they are applied. */
export function parseTableQuery(search: URLSearchParams): TableQuery {
  const valueOf = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE)
  const symbols = [...search.keys()].flatMap((name) =>
    [LEAST, MOST].flatMap((end) => (name.startsWith(end) ? name.slice(end.length) : [])),
  )
  const ranges = [...new Set(symbols)].slice(0, MOST_MEASURES).flatMap((symbol) => {
    const text = rangeText(valueOf(LEAST + symbol), valueOf(MOST + symbol))
    return text ? [[symbol, text]] : []
  })
  const number = valueOf(NUMBER_FILTER)
  return {
    options: search.getAll(OPTION_FILTER),
    facts: [...new Set(search.getAll(FACT_FILTER))],
    filters: { ...Object.fromEntries(ranges), ...(number && { [NUMBER_COLUMN]: number }) },
    sorting: parseSorting(valueOf(SORTING)),
  }
}

/** The text of a filter by a measure; empty without bounds, or if one is not a number. */
function rangeText(least: string, most: string): string {
  const isNumber = [least, most].every((end) => end === '' || !Number.isNaN(parseMeasure(end)))
  if (!isNumber || (least === '' && most === '')) return ''
  return least === most ? least : `${least}–${most}`
}

function parseSorting(text: string): Sorting | undefined {
  const [, key, direction] = /^(.+)-(asc|desc)$/.exec(text) ?? []
  return key === undefined ? undefined : { key, descending: direction === 'desc' }
}

/** The sorting that a table with these columns has. */
export const knownSorting = (sorting: Sorting | undefined, columns: readonly Column[]): Sorting | undefined =>
  [NUMBER_COLUMN, ...columns.map(({ key }) => key)].includes(sorting?.key ?? '') ? sorting : undefined
