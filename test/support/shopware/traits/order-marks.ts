import {
  isOperation,
  changeStructs,
  type JsonObject,
  jsonObjectsIn,
  isJsonObject,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

const MARKS = ['campaignCode', 'affiliateCode'] as const

/**
 * An order stores both codes of its call, and is found by them (observed, S21). Its custom fields are dropped, and PHP's
 * `strip_tags` goes over its comment.
 */
export function storeOrderMarks(): ShopwareTrait {
  /** By order number. */
  const stored = new Map<string, JsonObject>()
  return (answer) => async (call) => {
    const { customFields: _, customerComment: comment, ...rest } = call.body
    const body = typeof comment === 'string' ? { ...rest, customerComment: stripTags(comment) } : rest
    const given = await answer(isOperation(call, 'POST /checkout/order') ? { ...call, body } : findByNumber(call))
    if (isOperation(call, 'POST /checkout/order') && given.status < 300 && isJsonObject(given.json))
      stored.set(String(given.json['orderNumber']), marksOf(call.body))
    changeStructs(given.json, (alias, struct) => {
      if (alias === 'order') Object.assign(struct, stored.get(String(struct['orderNumber'])))
    })
    return given
  }

  function findByNumber(call: Parameters<ReturnType<ShopwareTrait>>[0]) {
    if (!isOperation(call, 'POST /order')) return call
    const filter = jsonObjectsIn(call.body['filter']).map((one) => {
      const mark = MARKS.find((name) => name === one['field'])
      if (!mark) return one
      const [number = 'none'] = [...stored].find(([, marks]) => marks[mark] === one['value']) ?? []
      return { ...one, field: 'orderNumber', value: number }
    })
    return { ...call, body: { ...call.body, ...(filter.length > 0 ? { filter } : {}) } }
  }
}

/** From `<` to the next `>` or the end, but for a `<` before a space. */
const stripTags = (text: string): string => text.replaceAll(/<(?![ \t\n\v\f\r])[^>]*>?/g, '')

const marksOf = (body: JsonObject): JsonObject =>
  Object.fromEntries(MARKS.map((name) => [name, typeof body[name] === 'string' ? body[name] : null]))
