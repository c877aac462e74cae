import {
  type JsonObject,
  isJsonObject,
  isOperation,
  jsonObjectsIn,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

/**
 * A closeout product without stock does not get into the cart, and the others of the addition do (observed, S14).
 * @param soldOut names by product id.
 */
export const refuseSoldOut =
  (soldOut: ReadonlyMap<string, string>): ShopwareTrait =>
  (answer) =>
  async (call) => {
    if (!isOperation(call, 'POST /checkout/cart/line-item')) return answer(call)
    const items = jsonObjectsIn(call.body['items'])
    const refused = items.filter(({ referencedId }) => soldOut.has(String(referencedId)))
    if (refused.length === 0) return answer(call)
    const others = items.filter((item) => !refused.includes(item))
    const given = await answer(
      others.length > 0
        ? { ...call, body: { ...call.body, items: others } }
        : { ...call, method: 'GET', path: '/checkout/cart', body: {} },
    )
    if (isJsonObject(given.json)) {
      const errors = refused.map(({ referencedId }) => outOfStock(String(referencedId), soldOut))
      const before = isJsonObject(given.json['errors']) ? given.json['errors'] : {}
      given.json['errors'] = { ...before, ...Object.fromEntries(errors.map((error) => [String(error['key']), error])) }
    }
    return given
  }

function outOfStock(id: string, soldOut: ReadonlyMap<string, string>): JsonObject {
  const name = soldOut.get(id) ?? ''
  return {
    message: `The product ${name} is no longer available`,
    code: 0,
    id,
    key: `product-out-of-stock${id}`,
    level: 20,
    messageKey: 'product-out-of-stock',
    parameters: { name },
    block: true,
    blockResubmit: true,
  }
}
