import { changeStructs, type JsonObject, isJsonObject, type ShopwareTrait } from '#test/support/shopware/call.ts'

/** When products were last changed, by their ids. */
export type ChangeDates = ReadonlyMap<string, Date>

/**
 * `updatedAt` of a product is null until it is changed. Criteria may compare it with a time in UTC (observed, S4); the embedded
 * shop's is always null.
 */
export const changeDates =
  (dates: ChangeDates): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer({ ...call, body: withIds(call.body, dates) })
    changeStructs(given.json, (alias, struct) => {
      const date = dates.get(String(struct['id']))
      if (alias === 'product' && date) struct['updatedAt'] = date.toISOString().replace('Z', '+00:00')
    })
    return given
  }

/** Filters by `updatedAt` as filters by the ids of what was changed then. */
function withIds(body: JsonObject, dates: ChangeDates): JsonObject {
  const toIds = (filter: unknown): unknown => {
    if (!isJsonObject(filter)) return filter
    const { field, parameters, queries } = filter
    if (Array.isArray(queries)) return { ...filter, queries: queries.map(toIds) }
    if (field !== 'updatedAt' || !isJsonObject(parameters)) return filter
    const since = new Date(`${String(parameters['gte']).replace(' ', 'T')}Z`)
    const value = [...dates].flatMap(([id, date]) => (date >= since ? [id] : []))
    return { type: 'equalsAny', field: 'id', value: value.length > 0 ? value : ['none'] }
  }
  return Array.isArray(body['filter']) ? { ...body, filter: body['filter'].map(toIds) } : body
}
