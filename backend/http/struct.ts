import type { SearchResult } from '#contracts/shop/criteria.ts'

/** Marks a struct of an answer by its `apiAlias`, by which `includes` picks its properties. */
export const struct = <Fields extends object>(apiAlias: string, fields: Fields): Fields & { apiAlias: string } => ({
  ...fields,
  apiAlias,
})

interface Paging {
  /** Rows that match in all; the rows of this page where it was not asked for. */
  total?: number
  page?: number
  limit?: number | null
}

/** The list in which the Store API answers a search; contract, section 4.4. */
export const searchResult = <Element>(
  entity: string,
  elements: Element[],
  { total = elements.length, page = 1, limit = null }: Paging = {},
): SearchResult<Element> =>
  struct('dal_entity_search_result', { entity, total, aggregations: [] as [], page, limit, elements, states: [] })
