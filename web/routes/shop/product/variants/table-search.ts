import { factsIn } from './fact-filters.ts'
import { type Filters, NUMBER_COLUMN, parseRange, type Sorting } from './filter-variants.ts'
import {
  FACT_FILTER,
  isTableParameter,
  LEAST,
  MOST,
  NUMBER_FILTER,
  OPTION_FILTER,
  SORTING,
} from './table-parameters.ts'
import type { Column } from './variant-columns.ts'

/**
 * The query of an address with these filters and this sorting of the table; what else it says stays. Options are in it
 * by their ids, so that it is the same in every language. A text that filters nothing is left out.
 */
export function tableSearch(
  search: URLSearchParams,
  columns: readonly Column[],
  filters: Filters,
  sorting: Sorting | undefined,
): URLSearchParams {
  const own = [
    ...columns.flatMap((column) => columnPairs(column, filters[column.key]?.trim() ?? '')),
    ...factsIn(filters).map((fact): Pair => [FACT_FILTER, fact]),
  ]
  const number = filters[NUMBER_COLUMN]?.trim()
  if (number) own.push([NUMBER_FILTER, number])
  if (sorting) own.push([SORTING, `${sorting.key}-${sorting.descending ? 'desc' : 'asc'}`])
  return new URLSearchParams([...own, ...[...search].filter(([name]) => !isTableParameter(name))])
}

type Pair = [name: string, value: string]

function columnPairs({ key, kind, choices, optionIds }: Column, filter: string): Pair[] {
  if (filter === '') return []
  if (kind === 'text') {
    const id = optionIds[choices.indexOf(filter)]
    return id === undefined ? [] : [[OPTION_FILTER, id]]
  }
  if (!parseRange(filter)) return []
  const [least = '', most = least] = filter.split(/[-–]/).map((end) => end.trim())
  const ends: Pair[] = [
    [LEAST + key, least],
    [MOST + key, most],
  ]
  return ends.filter(([, end]) => end !== '')
}
