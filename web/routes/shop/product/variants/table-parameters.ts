/**
 * Parameters of a product's address for its table, with the names that a list's address has: `?f=…&t=food&min-b=14&max-b=20`.
 * A filter that a list applies is therefore the table's as well.
 */
export const OPTION_FILTER = 'f'
export const FACT_FILTER = 't'
export const LEAST = 'min-'
export const MOST = 'max-'
/** Part of a product number. Lists have no such filter. */
export const NUMBER_FILTER = 'number'
/** Key of a column, and `-asc` or `-desc`. */
export const SORTING = 'sort'

/** Whether a parameter is about the table's filters or sorting. */
export const isTableParameter = (name: string): boolean =>
  [OPTION_FILTER, FACT_FILTER, NUMBER_FILTER, SORTING].includes(name) || name.startsWith(LEAST) || name.startsWith(MOST)
