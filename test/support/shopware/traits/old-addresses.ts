import {
  changeStructs,
  changingCalls,
  isOperation,
  jsonObjectsIn,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

/** Ids of the products and categories that had an address before. */
export type OldAddresses = ReadonlyMap<string, string>

const FIELD = 'seoUrls.seoPathInfo'

/**
 * It keeps the addresses that a product or category had before. Criteria find it by them. `/seo-url` has the canonical
 * ones only (observed, S5).
 */
export const keepOldAddresses = (old: OldAddresses): ShopwareTrait =>
  changingCalls((call) => {
    if (!isOperation(call, 'POST /product') && !isOperation(call, 'POST /category')) return call
    const filter = jsonObjectsIn(call.body['filter']).map((one) => {
      if (one['field'] !== FIELD) return one
      const paths: unknown[] = Array.isArray(one['value']) ? one['value'] : [one['value']]
      const ids = paths.flatMap((path) => old.get(String(path)) ?? [])
      return { type: 'equalsAny', field: 'id', value: ids.length > 0 ? ids : ['0'.repeat(32)] }
    })
    return filter.length > 0 ? { ...call, body: { ...call.body, filter } } : call
  })

/** A Shopware writes addresses for channels of type Storefront only (observed: 967 rows there, 0 here). */
export const withoutAddresses: ShopwareTrait = (answer) => async (call) => {
  const given = await answer(call)
  if (isOperation(call, 'POST /seo-url')) Object.assign(given.json ?? {}, { elements: [], total: 0 })
  changeStructs(given.json, (_alias, struct) => {
    if (Array.isArray(struct['seoUrls'])) struct['seoUrls'] = []
  })
  return given
}
