import { changingCalls, isOperation, jsonObjectsIn, type ShopwareTrait } from '#test/support/shopware/call.ts'

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
