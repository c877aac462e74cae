import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import {
  type AnswerCall,
  changeStructs,
  isJsonObject,
  type JsonObject,
  type ShopwareTrait,
  type StandInCall,
} from '#test/support/shopware/call.ts'

/** Of the prices that a group sees; `tax-free` is the country's. */
export type TaxDisplay = 'gross' | 'net' | 'tax-free'

/** A group of customers with another tax display and other prices than visitors. */
export interface CustomerGroup {
  display: TaxDisplay
  /** Of each price. */
  factor: number
}

/** Groups other than the default, by the e-mail address of their customer. */
export type CustomerGroups = ReadonlyMap<string, CustomerGroup>

export type GroupOf = (call: StandInCall) => Promise<CustomerGroup | undefined>

/** Finds the group of a call by the customer who is signed in with its token. */
export const groupFinder =
  (ask: AnswerCall, groups: CustomerGroups): GroupOf =>
  async ({ headers }) => {
    if (groups.size === 0 || !headers.has(CONTEXT_TOKEN)) return undefined
    const { json } = await ask({ method: 'GET', path: '/context', headers: new Headers(headers), body: {} })
    const customer = isJsonObject(json) ? json['customer'] : undefined
    return isJsonObject(customer) && customer['guest'] !== true ? groups.get(String(customer['email'])) : undefined
  }

const AMOUNTS = [
  'unitPrice',
  'totalPrice',
  'netPrice',
  'positionPrice',
  'rawTotal',
  'amountTotal',
  'amountNet',
  'price',
]
const PRICES = [
  'calculated_price',
  'calculated_cheapest_price',
  'cart_price',
  'cart_list_price',
  'order',
  'order_line_item',
]

/** Each response to a customer of a group has its prices, not only the cart (observed, S6). */
export const groupPrices =
  (groupOf: GroupOf): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const group = await groupOf(call)
    const given = await answer(call)
    if (group) changeStructs(given.json, (alias, struct) => changeStruct(alias, struct, group))
    return given
  }

function changeStruct(alias: string, struct: JsonObject, { factor }: CustomerGroup): void {
  if (alias === 'context') struct['ruleIds'] = ['d1e2f3a4b5c64d7e8f90a1b2c3d4e5f6']
  if (alias === 'customer_group') struct['id'] = 'c0ffee00c0ffee00c0ffee00c0ffee00'
  if (!PRICES.includes(alias)) return
  for (const name of AMOUNTS) {
    const amount = struct[name]
    if (typeof amount === 'number') struct[name] = Math.round(amount * factor * 100) / 100
  }
}
