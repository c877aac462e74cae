import { factsIn } from './fact-filters.ts'
import { type Filters, NUMBER_COLUMN, rangeEnds, type Sorting } from './filter-variants.ts'
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

function columnPairs({ key, kind, choices, optionIds, extent }: Column, filter: string): Pair[] {
  if (filter === '') return []
  if (kind === 'text') {
    const id = optionIds[choices.indexOf(filter)]
    return id === undefined ? [] : [[OPTION_FILTER, id]]
  }
  const range = rangeEnds(filter, extent)
  if (!range) return []
  const ends: Pair[] = [
    [LEAST + key, range.min],
    [MOST + key, range.max],
  ]
  return ends.filter(([, end]) => end !== '')
}
