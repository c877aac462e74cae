import {
  changeStructs,
  isJsonObject,
  type JsonObject,
  jsonObjectsIn,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'
import type { MerchantFields } from './merchant-fields.ts'

/** Lines of carts and orders have the price of their quantity, and the sums follow (observed: 25 pieces at 8.00). */
export const scaleLines =
  (fields: MerchantFields): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    changeStructs(given.json, (alias, struct) => {
      if (alias === 'cart') reckonCart(struct, fields)
      if (alias === 'order') reckonOrder(struct, fields)
    })
    return given
  }

function reckonCart(cart: JsonObject, fields: MerchantFields): void {
  let difference = 0
  for (const line of jsonObjectsIn(cart['lineItems']))
    if (isJsonObject(line['price'])) difference += scalePrice(line['price'], line, fields)
  if (isJsonObject(cart['price']))
    addTo(cart['price'], ['netPrice', 'totalPrice', 'positionPrice', 'rawTotal'], difference)
}

function reckonOrder(order: JsonObject, fields: MerchantFields): void {
  let difference = 0
  for (const line of jsonObjectsIn(order['lineItems'])) difference += scalePrice(line, line, fields)
  addTo(order, ['amountTotal', 'amountNet', 'positionPrice'], difference)
}

/** Returns by how much the line costs more than before. */
function scalePrice(price: JsonObject, line: JsonObject, fields: MerchantFields): number {
  const quantity = Number(line['quantity'])
  const rows = fields.get(String(line['referencedId']))?.scale
  const row = rows?.find(({ until }) => until === undefined || quantity <= until)
  if (!row) return 0
  const before = Number(price['totalPrice'])
  Object.assign(price, { unitPrice: row.price, totalPrice: Math.round(row.price * quantity * 100) / 100 })
  return Number(price['totalPrice']) - before
}

function addTo(sums: JsonObject, names: string[], difference: number): void {
  for (const name of names) {
    const amount = sums[name]
    if (typeof amount === 'number') sums[name] = Math.round((amount + difference) * 100) / 100
  }
}
