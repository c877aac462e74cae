import type { SearchResult } from '#contracts/shop/criteria.ts'

/** Adds the `apiAlias` by which `includes` selects the properties of a struct. */
export const struct = <Fields extends object>(apiAlias: string, fields: Fields): Fields & { apiAlias: string } => ({
  ...fields,
  apiAlias,
})

interface Paging {
  /** All matching rows; by default the rows of this page. */
  total?: number
  page?: number
  limit?: number | null
}

/** The response to a search in the Store API; contract, section 4.4. */
export const searchResult = <Element>(
  entity: string,
  elements: Element[],
  { total = elements.length, page = 1, limit = null }: Paging = {},
): SearchResult<Element> =>
  struct('dal_entity_search_result', { entity, total, aggregations: [] as [], page, limit, elements, states: [] })
