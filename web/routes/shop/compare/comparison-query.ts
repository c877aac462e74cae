import { COMPARED_ITEM, ONLY_DIFFERENCES } from '#web/app/paths.ts'
import { MOST_COMPARED, uniqueItems } from '#web/catalogue/compare/compared-items.ts'

/** Name of the field for more numbers, separated by commas or semicolons; a number may have spaces. */
export const ADDED_ITEMS = 'add'

export interface ComparisonQuery {
  /** Numbers or ids, at most {@link MOST_COMPARED}. */
  items: string[]
  /** Those beyond the bound. */
  left: string[]
  onlyDifferences: boolean
}

/** Reads the address of a comparison. */
export function parseComparisonQuery(search: URLSearchParams): ComparisonQuery {
  const added = search.getAll(ADDED_ITEMS).flatMap((text) => text.split(/[,;]/))
  const items = uniqueItems([...search.getAll(COMPARED_ITEM), ...added])
  return {
    items: items.slice(0, MOST_COMPARED),
    // An address may have any number of them.
    left: items.slice(MOST_COMPARED, MOST_COMPARED * 4),
    onlyDifferences: search.get(ONLY_DIFFERENCES) === '1',
  }
}
