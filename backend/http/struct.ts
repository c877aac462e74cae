import type { SearchResult } from '#contracts/shop/criteria.ts'

/** Adds the `apiAlias` by which `includes` selects the properties of a struct. */
export const struct = <Fields extends object>(apiAlias: string, fields: Fields): Fields & { apiAlias: string } => ({
  ...fields,
  apiAlias,
})

/** Version id of all live data, the same in every Shopware. */
export const LIVE_VERSION_ID = '0fa91ce3e96a4bc2be4bd9ce752c3425'

/** Creation date of the shop's own rows: countries, salutations, the currency. */
const BROUGHT_AT = new Date('2026-01-01T00:00:00Z')

/** Returns a date as in the Store API: `2026-01-01T00:00:00.000+00:00`. */
export const dateTime = (date: Date): string => date.toISOString().replace('Z', '+00:00')

/** Fields of every row of Shopware's database. A struct overrules them by its own. */
export const rowFields = (createdAt = BROUGHT_AT) => ({
  translated: [] as [],
  createdAt: dateTime(createdAt),
  updatedAt: null,
  customFields: null,
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
