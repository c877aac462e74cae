import { SHEET_FILTER, type SheetQuery } from './sheet-query.ts'

/** No table has more columns, and no filter is longer. */
const MOST_FILTERS = 20
const LONGEST_VALUE = 100

/** Reads the query of a data sheet's address. Surplus values are left out. */
export function parseSheetQuery(search: URLSearchParams): SheetQuery {
  const valueOf = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE)
  const names = [...new Set(search.keys())].filter((name) => name.startsWith(SHEET_FILTER)).slice(0, MOST_FILTERS)
  return {
    variant: valueOf('variant'),
    length: valueOf('length'),
    cProfile: valueOf('c-profile'),
    filters: Object.fromEntries(names.map((name) => [name.slice(SHEET_FILTER.length), valueOf(name)])),
  }
}
