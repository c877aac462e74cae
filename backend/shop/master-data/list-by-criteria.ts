import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult } from '#backend/http/struct.ts'
import { type CheckedCriteria, readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import { readIds, type Source } from '#backend/shop/criteria/read-ids.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'

/**
 * Lists a table of master data by the criteria of a request.
 * @param readStructs reads the rows of these ids, in any order.
 */
export async function listByCriteria<Struct extends { id: string }>(
  { body }: { body: object },
  { db, settings }: ShopContext,
  source: Source,
  readStructs: (ids: string[], criteria: CheckedCriteria) => Promise<Struct[]>,
): Promise<SearchResult<Struct>> {
  const criteria = readCriteria(body, settings.maxLimit)
  const { ids, total } = await readIds(db, source, criteria)
  const structs = ids.length === 0 ? [] : await readStructs(ids, criteria)
  const byId = new Map(structs.map((one) => [one.id, one]))
  const elements = ids.flatMap((id) => byId.get(id) ?? [])
  return searchResult(source.fields.entity, elements, { total, page: criteria.page, limit: criteria.limit })
}
